import type { PageHead } from '@sinima/contracts/remote';
import { documentTitle } from '../app/document-title.ts';
import { escapeHtml } from '../app/escape-html.ts';
import { headElements } from '../app/head-elements.ts';
import { jsonForHtml } from '../app/json-for-html.ts';
import { tag } from './markup.ts';

/** Return the head of a page at that path, as tags, its title first. */
export function headTags(head: PageHead, origin: string, pathname: string): string[] {
  return [
    `<title>${escapeHtml(documentTitle(head.title))}</title>`,
    ...headElements(head, origin, pathname).map(
      ({ name, attributes, data }) => tag(name, attributes) + (data ? `${jsonForHtml(data)}</${name}>` : ''),
    ),
  ];
}
