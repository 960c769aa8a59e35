import { Loaded } from '@sinima/catalogue-ui/loaded';
import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { occasionGridClass, OccasionSkeleton } from '../../occasion/occasion-grid.tsx';
import { festivalsQuery } from './api/festivals-query.ts';
import { FestivalCard } from './festival-card.tsx';

/** How many festivals a section shows; all are on a page of their own. */
const SHOWN = 4;

/** The first festivals as cards, as a section of a page. */
export function FestivalCards(): ReactNode {
  return (
    <section>
      <SectionHeading
        title="Festivals"
        note="Where new African films are first seen"
        action={<MoreLink to={paths.festivals()}>All Festivals</MoreLink>}
      />
      <Loaded
        query={festivalsQuery()}
        loading={<OccasionSkeleton count={SHOWN} label="Loading festivals" />}
        empty="No festivals available."
      >
        {(festivals) => (
          <ul className={occasionGridClass} aria-label="Festivals">
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
