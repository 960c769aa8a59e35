import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import pageStyles from './person-page.module.css';
import heroStyles from '../features/hero/person-hero.module.css';

/** The page of a person while they are on their way: everything has its later place. */
export function PersonSkeleton(): ReactNode {
  return (
    <div role="status" aria-label="Loading person">
      <div className={heroStyles.hero}>
        <div className={heroStyles.inner}>
          <div className={heroStyles.portrait}>
            <div className={heroStyles.portraitPlace} />
          </div>
          <div className={heroStyles.text}>
            <Skeleton width="min(22rem, 80%)" height="4rem" />
            <Skeleton width="12rem" height="5rem" />
          </div>
        </div>
      </div>
      <div className={pageStyles.body}>
        <Skeleton height="8rem" />
        <Skeleton height="14rem" />
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}
