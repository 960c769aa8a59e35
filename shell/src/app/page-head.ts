import type { PageContext, PageHead, RemotePage } from '@sinima/contracts/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from '../page/document-title.ts';

/** The head that stands in the document, with its path; undefined: the server's. */
let standing: string | undefined;

/** Fetch the code that puts a page's head in the place of another's. */
export const loadHeadElements = () => import(/* webpackChunkName: "first-sign" */ './show-head-elements.ts');

/** Show a page's head, as JSON. What the server wrote of its own page stays; what puts another in its place comes with that. */
async function showHead(text: string, pathname: string): Promise<void> {
  const head = JSON.parse(text) as PageHead | null;
  if (head === null) return;
  const title = documentTitle(head.title);
  const shown = `${pathname} ${text}`;
  const stays = standing === shown || (standing === undefined && document.title === title);
  document.title = title;
  standing = shown;
  if (stays) return;
  const { showHeadElements } = await loadHeadElements();
  if (standing === shown) showHeadElements(head, pathname);
}

/** Keep the document's head what it shall be; null leaves it to others. */
export function useHead(head: PageHead | null): void {
  const { pathname } = useLocation();
  const text = JSON.stringify(head);
  useEffect(() => {
    // Without a network the title is right; the rest is for those who read documents.
    showHead(text, pathname).catch(() => undefined);
  }, [text, pathname]);
}

/** Keep the document's head what the page says it is, also when its data arrive late. Widgets have no head. */
export function usePageHead(page: RemotePage | null, context: () => PageContext): void {
  const client = useQueryClient();
  const read = (): string => JSON.stringify(page ? page.head(context()) : null);
  const text = useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), read, read);
  useHead(JSON.parse(text) as PageHead | null);
}
