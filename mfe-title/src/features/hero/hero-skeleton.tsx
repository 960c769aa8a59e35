import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import styles from './title-hero.module.css';

/** The head of a title's page while the title is on its way. */
export function HeroSkeleton(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.poster}>
          <div className={styles.posterPlace} />
        </div>
        <div className={`${styles.text} ${styles.waiting}`}>
          <Skeleton width="min(22rem, 80%)" height="4rem" />
          <Skeleton width="12rem" />
        </div>
      </div>
    </div>
  );
}
