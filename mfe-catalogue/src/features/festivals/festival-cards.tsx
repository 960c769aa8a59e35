import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { occasionGridClass, OccasionSkeleton } from '../../occasion/occasion-grid.tsx';
import { festivalsQuery } from './api/festivals-query.ts';
import { FestivalCard } from './festival-card.tsx';

/** A card for each festival, as a section of a page. */
export function FestivalCards(): ReactNode {
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

function Cards(): ReactNode {
  const { data: festivals, isError, refetch } = useQuery(festivalsQuery());
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (!festivals) return <OccasionSkeleton count={4} label="Loading festivals" />;
  if (festivals.length === 0) return <p>No festivals available.</p>;
  return (
    <ul className={occasionGridClass} aria-label="Festivals">
      {festivals.map((festival) => (
        <li key={festival.id}>
          <FestivalCard festival={festival} level={3} />
        </li>
      ))}
    </ul>
  );
}
