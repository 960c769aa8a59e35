import { useText } from '@sinima/runtime';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { heroLayout } from '../features/hero/hero-layout.ts';
import { personLayout } from './person-layout.ts';
import * as messages from './pages.messages.ts';

/** The page of a person while they are on their way: everything has its later place. */
export function PersonSkeleton(): ReactNode {
  const text = useText();
  return (
    <div role="status" aria-label={text(messages.loadingPerson)}>
      <div className={heroLayout.hero}>
        <div className={heroLayout.inner}>
          <div className={heroLayout.portrait}>
            <div className="pe:aspect-square pe:bg-indigo" />
          </div>
          <div className={heroLayout.text}>
            <Skeleton width="min(22rem, 80%)" height="4rem" />
            <Skeleton width="12rem" height="5rem" />
          </div>
        </div>
      </div>
      <div className={personLayout.body}>
        <Skeleton height="8rem" />
        <div className={personLayout.facts}>
          <Skeleton height="14rem" />
        </div>
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}
