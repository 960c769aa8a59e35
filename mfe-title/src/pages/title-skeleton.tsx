import { useText } from '@sinima/runtime';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { HeroSkeleton } from '../features/hero/hero-skeleton.tsx';
import { titleLayout } from './title-layout.ts';
import * as messages from './pages.messages.ts';

/** The title page while the title is on its way: everything has its later place. */
export function TitleSkeleton(): ReactNode {
  const text = useText();
  return (
    <div role="status" aria-label={text(messages.loadingTitle)}>
      <HeroSkeleton />
      <div className={titleLayout.body}>
        <Skeleton height="8rem" />
        <div className={titleLayout.aside}>
          <Skeleton height="18rem" />
        </div>
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}
