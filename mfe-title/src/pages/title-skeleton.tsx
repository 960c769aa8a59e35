import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { HeroSkeleton } from '../features/hero/hero-skeleton.tsx';
import styles from './title-page.module.css';

/** The title page while the title is on its way: everything has its later place. */
export function TitleSkeleton(): ReactNode {
  return (
    <div role="status" aria-label="Loading title">
      <HeroSkeleton />
      <div className={styles.body}>
        <Skeleton height="8rem" />
        <Skeleton height="18rem" />
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}
