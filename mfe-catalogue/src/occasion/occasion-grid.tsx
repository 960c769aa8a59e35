import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import styles from './occasion-card.module.css';

/** The class of a grid of cards of occasions. */
export const occasionGridClass = String(styles.grid);

/** The places of such cards while they are on their way. */
export function OccasionSkeleton({ count, label }: { count: number; label: string }): ReactNode {
  return (
    <div className={occasionGridClass} role="status" aria-label={label}>
      {Array.from({ length: count }, (_unused, index) => (
        <Skeleton key={index} height="21rem" />
      ))}
    </div>
  );
}
