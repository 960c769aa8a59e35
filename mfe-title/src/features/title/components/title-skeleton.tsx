import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import heroStyles from './title-hero.module.css';
import pageStyles from '../title-page.module.css';

/** The title page while the title is on its way: everything has its later place. */
export function TitleSkeleton(): ReactNode {
  return (
    <div role="status" aria-label="Loading title">
      <div className={heroStyles.hero}>
        <div className={heroStyles.inner}>
          <div className={heroStyles.poster}>
            <div className={heroStyles.posterPlace} />
          </div>
          <div className={`${heroStyles.text} ${heroStyles.waiting}`}>
            <Skeleton width="min(22rem, 80%)" height="4rem" />
            <Skeleton width="12rem" />
          </div>
        </div>
      </div>
      <div className={pageStyles.body}>
        <Skeleton height="8rem" />
        <Skeleton height="18rem" />
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}
