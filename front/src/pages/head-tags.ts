import type { PageHead } from '@sinima/contracts/remote';
import { documentTitle } from '@sinima/shell/page/document-title';
import { escapeHtml } from '@sinima/shell/page/escape-html';
import { headElements } from '@sinima/shell/page/head-elements';
import { jsonForHtml } from '@sinima/shell/page/json-for-html';
import { tag } from '../http/markup.ts';

/** Return the head of a page at that path, as tags, its title first. */
export function headTags(head: PageHead, origin: string, pathname: string): string[] {
  return [
    `<title>${escapeHtml(documentTitle(head.title))}</title>`,
    ...headElements(head, origin, pathname).map(
      ({ name, attributes, data }) => tag(name, attributes) + (data ? `${jsonForHtml(data)}</${name}>` : ''),
    ),
  ];
}
