/** The dictionary that further pages come compressed with (`docs/decisions/0046-page-dictionaries.md`). */

const OFFER = /<([^>]+)>; rel="compression-dictionary"/;

/**
 * Have the browser fetch the dictionary that a document offers, when it has nothing else to do. It does so itself for the
 * documents that it loads, not for those that a script fetches.
 */
export function takeDictionary(headers: Headers): void {
  const href = OFFER.exec(headers.get('link') ?? '')?.[1];
  if (href === undefined || document.querySelector('link[rel="compression-dictionary"]')) return;
  const link = document.createElement('link');
  link.rel = 'compression-dictionary';
  link.href = href;
  document.head.append(link);
}
