import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { festivalsQuery } from '../api/festivals-query.ts';
import { monthText, originText } from '../awards-texts.ts';
import { OccasionCard, OccasionSkeleton, occasionGridClass } from './occasion-card.tsx';

/** A card for each festival. */
export function FestivalCards() {
  return (
    <section>
      <SectionHeading
        title="Festivals"
        note="Where new African films are first seen"
        action={
          <Link to={paths.festivals()} className={buttonClass({ variant: 'secondary' })}>
            All Festivals
          </Link>
        }
      />
      <Cards />
    </section>
  );
}

function Cards() {
  const { data: festivals, isError, refetch } = useQuery(festivalsQuery());
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (!festivals) return <OccasionSkeleton count={4} label="Loading festivals" />;
  if (festivals.length === 0) return <p>No festivals available.</p>;
  return (
    <ul className={occasionGridClass} aria-label="Festivals">
      {festivals.map(({ id, slug, name, city, country, usualMonth, foundedYear, description }) => (
        <li key={id}>
          <OccasionCard
            kind="festival"
            slug={slug}
            country={country}
            name={name}
            to={paths.festival(slug)}
            origin={originText([city, country], foundedYear)}
            occasion={`Usually in ${monthText(usualMonth)}`}
            description={description}
          />
        </li>
      ))}
    </ul>
  );
}
