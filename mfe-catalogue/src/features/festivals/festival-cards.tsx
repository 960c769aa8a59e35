import { useText } from '@sinima/runtime';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { occasionGridClass, OccasionSkeleton } from '../../occasion/occasion-grid.tsx';
import { festivalsQuery } from './api/festivals-query.ts';
import { FestivalCard } from './festival-card.tsx';
import * as messages from './festivals.messages.ts';
import * as titlesMessages from '../../titles/titles.messages.ts';

/** How many festivals a section shows; all are on a page of their own. */
const SHOWN = 4;

/** The first festivals as cards, as a section of a page. */
export function FestivalCards(): ReactNode {
  const text = useText();
  return (
    <section>
      <SectionHeading
        title={text(titlesMessages.festivals)}
        note={text(titlesMessages.whereNewAfricanFilmsAre)}
        action={<MoreLink to={paths.festivals()}>{text(titlesMessages.allFestivals)}</MoreLink>}
      />
      <Loaded
        query={festivalsQuery()}
        loading={<OccasionSkeleton count={SHOWN} label={text(messages.loadingFestivals)} />}
        empty={text(messages.noFestivalsAvailable)}
      >
        {(festivals) => (
          <ul className={occasionGridClass} aria-label={text(titlesMessages.festivals)}>
            {festivals.slice(0, SHOWN).map((festival) => (
              <li key={festival.id}>
                <FestivalCard festival={festival} level={3} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
