import type { ReactNode } from 'react';
import { cardGridClass } from '../card/card-grid.ts';
import styles from './skeleton.module.css';

/** A place that content will take. Lengths are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }): ReactNode {
  return <span className={styles.bar} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}

/** Placeholder cards, as many as will come. */
export function SkeletonGrid({ count, label }: { count: number; label: string }): ReactNode {
  return (
    <div className={cardGridClass()} role="status" aria-label={label}>
      {Array.from({ length: count }, (_unused, index) => (
        <div key={index} className={styles.card} data-testid="skeleton-card">
          <span className={styles.poster} />
          <Skeleton width="80%" />
          <Skeleton width="45%" />
        </div>
      ))}
    </div>
  );
}

/** What stands where an area's code is still on its way: a page, or a widget of one. */
export function SkeletonArea({ kind }: { kind: 'pages' | 'widgets' }): ReactNode {
  return (
    <div className={styles.area} role="status" aria-label="Loading">
      <Skeleton width="40%" height="2.5rem" />
      <Skeleton height={kind === 'pages' ? '60vh' : '16rem'} />
    </div>
  );
}
