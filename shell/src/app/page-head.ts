import type { PageContext, PageHead, RemotePage } from '@sinima/contracts/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from './document-title.ts';
import { headElements, PAGE_ATTRIBUTE } from './head-elements.ts';

/** Return the origin that the server names as the site's, which need not be the one by which it is reached. */
function originOfSite(): string {
  const image = document.head.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return image ? new URL(image).origin : location.origin;
}

/** Put a page's head where the former page's was; what the server wrote is the same, and stays. */
function showHead(head: PageHead, pathname: string): void {
  document.title = documentTitle(head.title);
  const elements = headElements(head, originOfSite(), pathname).map(({ name, attributes, data }) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (data) element.textContent = JSON.stringify(data);
    return element;
  });
  for (const former of document.head.querySelectorAll(`[${PAGE_ATTRIBUTE}]`)) former.remove();
  document.head.append(...elements);
}

/** Keep the document's head what it shall be; null leaves it to others. */
export function useHead(head: PageHead | null): void {
  const { pathname } = useLocation();
  const text = JSON.stringify(head);
  useEffect(() => {
    const shown = JSON.parse(text) as PageHead | null;
    if (shown !== null) showHead(shown, pathname);
  }, [text, pathname]);
}

/** Keep the document's head what the page says it is, also when its data arrive late. Widgets have no head. */
export function usePageHead(page: RemotePage | null, context: () => PageContext): void {
  const client = useQueryClient();
  const read = (): string => JSON.stringify(page ? page.head(context()) : null);
  const text = useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), read, read);
  useHead(JSON.parse(text) as PageHead | null);
}
