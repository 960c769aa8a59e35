import type { PageHead } from '@sinima/contracts/remote';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { useHead } from './page-head.ts';

/** The head of the not-found screen. */
export const notFoundHead: PageHead = { title: 'Page not found', status: 404 };

/** What every path shows that nobody owns (`docs/specification.md §2`). */
export function NotFoundPage(): ReactNode {
  useHead(notFoundHead);
  return (
    <EmptyState level={1} title="404 Page Not Found" text="Did you forget to add the page to the router?" />
  );
}
