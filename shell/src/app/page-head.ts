import { useText } from '@sinima/runtime';
import type { FragmentModule, PageContext, PageHead } from '@sinima/contracts/remote';
import type { Text } from '@sinima/contracts/text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { documentTitle } from '../page/document-title.ts';
import * as messages from '../page/page.messages.ts';

/** Keep the document's title what it shall be; null leaves it to others. The rest of a head is the server's. */
export function useHead(head: Pick<PageHead, 'title'> | null): void {
  const text = useText();
  const title = head && documentTitle(head.title, text(messages.siteTitle));
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}

/** Keep the document's title what the page says it is, also when its data arrive late. */
export function usePageHead(
  { head }: FragmentModule,
  context: (text: Text) => PageContext,
  text: Text,
): void {
  const client = useQueryClient();
  const read = (): string | null => (head ? head(context(text)).title : null);
  const title = useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), read, read);
  useHead(title === null ? null : { title });
}
