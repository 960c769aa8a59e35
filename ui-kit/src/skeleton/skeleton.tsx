import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { cardGridClass } from '../card/card-grid.ts';
import * as messages from './skeleton.messages.ts';
import styles from './skeleton.module.css';

/** A place that content will take. Lengths are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }): ReactNode {
  return <span className={styles.bar} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}

interface PlaceholdersProps {
  count: number;
  /** The content that it waits for, as a screen reader says it. */
  label: string;
}

/** Placeholder cards, as many as will come, in the columns of the grid that they stand for. */
export function SkeletonGrid({
  count,
  label,
  columns = 'auto',
  className = '',
}: PlaceholdersProps & { columns?: 'auto' | 'four'; className?: string }): ReactNode {
  return (
    <div className={`${cardGridClass({ columns })} ${className}`} role="status" aria-label={label}>
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

/** Placeholder boxes that are wider than high, under one another or, where they fit, side by side. */
export function SkeletonRows({
  count,
  label,
  height,
  sideBySide = false,
}: PlaceholdersProps & { height: string; sideBySide?: boolean }): ReactNode {
  return (
    <div className={sideBySide ? styles.beside : styles.rows} role="status" aria-label={label}>
      {Array.from({ length: count }, (_unused, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}

interface SkeletonAreaProps {
  kind: 'pages' | 'widgets';
  /** The CSS height that the area will have, where it is known. */
  height?: string | undefined;
}

/** The placeholder of an area whose code is still on its way: a page, or a widget of one. */
export function SkeletonArea({ kind, height }: SkeletonAreaProps): ReactNode {
  const text = useText();
  if (height !== undefined) {
    return (
      <div style={{ blockSize: height }} role="status" aria-label={text(messages.loading)}>
        <Skeleton height="100%" />
      </div>
    );
  }
  return (
    <div className={styles.area} role="status" aria-label={text(messages.loading)}>
      <Skeleton width="40%" height="2.5rem" />
      <Skeleton height={kind === 'pages' ? '60vh' : '16rem'} />
    </div>
  );
}
