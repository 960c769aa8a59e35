import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { documentTitle, useDocumentTitle } from './document-title.ts';

/** The title of the not-found screen. */
export const notFoundTitle = 'Page not found';

/** What every path shows that nobody owns (`docs/specification.md §2`). */
export function NotFoundPage(): ReactNode {
  useDocumentTitle(documentTitle(notFoundTitle));
  return (
    <EmptyState level={1} title="404 Page Not Found" text="Did you forget to add the page to the router?" />
  );
}
