import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { AwardsBody } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { awardsQuery } from './api/awards-query.ts';
import { OccasionCard } from '../../occasion/occasion-card.tsx';
import { occasionGridClass, OccasionSkeleton } from '../../occasion/occasion-grid.tsx';
import { occasionText, originText } from '../../occasion/occasion-texts.ts';

/** A card for each body that gives awards. */
export function AwardsCards() {
  return (
    <section>
      <SectionHeading title="Awards" note="Winners and nominees, as far as they are known here" />
      <Loaded
        query={awardsQuery()}
        loading={<OccasionSkeleton count={3} label="Loading awards" />}
        empty="No awards available."
      >
        {(awards) => (
          <ul className={occasionGridClass} aria-label="Awards">
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
  const { slug, name, country, foundedYear, description } = award;
  return (
    <OccasionCard
      kind="award"
      slug={slug}
      country={country}
      name={name}
      to={paths.award(slug)}
      origin={originText([country], foundedYear)}
      occasion={occasionText(award)}
      description={description}
    />
  );
}
