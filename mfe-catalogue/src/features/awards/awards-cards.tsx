import { useText } from '@sinima/runtime';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { AwardsBody } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { awardsQuery } from './api/awards-query.ts';
import { OccasionCard } from '../../occasion/occasion-card.tsx';
import { occasionGridClass, OccasionSkeleton } from '../../occasion/occasion-grid.tsx';
import { occasionText, originText } from '../../occasion/occasion-texts.ts';
import * as messages from './awards.messages.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** A card for each body that gives awards. */
export function AwardsCards() {
  const text = useText();
  return (
    <section>
      <SectionHeading title={text(messages.awards)} note={text(messages.winnersAndNomineesAsFar)} />
      <Loaded
        query={awardsQuery()}
        loading={<OccasionSkeleton count={3} label={text(messages.loadingAwards)} />}
        empty={text(messages.noAwardsAvailable)}
      >
        {(awards) => (
          <ul className={occasionGridClass} aria-label={text(messages.awards)}>
            {awards.map((award) => (
              <li key={award.id}>
                <AwardCard award={award} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function AwardCard({ award }: { award: AwardsBody }) {
  const text = useText();
  const { slug, name, country, foundedYear, description } = award;
  return (
    <OccasionCard
      kind="award"
      slug={slug}
      country={country}
      name={name}
      to={paths.award(slug)}
      origin={originText([country === null ? null : countryName(country, text)], foundedYear, text)}
      occasion={occasionText(award, text)}
      description={description}
    />
  );
}
