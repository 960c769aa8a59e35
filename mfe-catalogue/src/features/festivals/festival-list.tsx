import { useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { festivalsQuery } from './api/festivals-query.ts';
import { FestivalCard } from './festival-card.tsx';
import styles from './festival-list.module.css';

/** All festivals, each of which can be led to by its slug. */
export function FestivalList(): ReactNode {
  const { data: festivals, isPending, isError, refetch } = useQuery(festivalsQuery());
  if (isPending) return <SkeletonRows count={4} height="18rem" sideBySide label="Loading festivals" />;
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (festivals.length === 0) return <p>No festivals available.</p>;
  return (
    <ul className={styles.festivals}>
      {festivals.map((festival) => (
        <li key={festival.id} id={festival.slug} className={styles.festival}>
          <FestivalCard festival={festival} level={2} />
        </li>
      ))}
    </ul>
  );
}
