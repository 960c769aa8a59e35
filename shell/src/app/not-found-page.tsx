import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { useHead } from './page-head.ts';
import { notFoundHead } from './site-heads.ts';

/** What every path shows that nobody owns (`docs/specification.md §2`). */
export function NotFoundPage(): ReactNode {
  useHead(notFoundHead);
  return (
    <EmptyState level={1} title="404 Page Not Found" text="Did you forget to add the page to the router?" />
  );
}
