import type { PageContext, RemotePage } from '@sinima/contracts/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { documentTitle, useDocumentTitle } from './document-title.ts';

/** Keeps the document's title what the page says it is, also when its data arrive late. Widgets have no head. */
export function usePageHead(page: RemotePage | null, context: () => PageContext): void {
  const client = useQueryClient();
  const read = (): string | null => (page ? documentTitle(page.head(context()).title) : null);
  useDocumentTitle(useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), read, read));
}
