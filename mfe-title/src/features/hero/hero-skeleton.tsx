import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { heroLayout } from './hero-layout.ts';

/** The head of a title's page while the title is on its way. */
export function HeroSkeleton(): ReactNode {
  return (
    <div className={heroLayout.hero}>
      <div className={heroLayout.inner}>
        <div className={heroLayout.poster}>
          <div className="ti:aspect-2/3 ti:border-4 ti:border-chalk ti:bg-indigo" />
        </div>
        <div className={`${heroLayout.text} ti:min-h-[14rem]`}>
          <Skeleton width="min(22rem, 80%)" height="4rem" />
          <Skeleton width="12rem" />
        </div>
      </div>
    </div>
  );
}
