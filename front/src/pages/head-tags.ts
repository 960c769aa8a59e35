import type { PageHead } from '@sinima/contracts/remote';
import { documentTitle } from '@sinima/shell/page/document-title';
import { escapeHtml } from '@sinima/shell/page/escape-html';
import { headElements, type PageAddress } from '@sinima/shell/page/head-elements';
import { jsonForHtml } from '@sinima/shell/page/json-for-html';
import { tag } from '../http/markup.ts';

/** Return the head of a page at that path, as tags, its title first. */
export function headTags(head: PageHead, at: PageAddress): string[] {
  return [
    `<title>${escapeHtml(documentTitle(head.title, at.siteTitle))}</title>`,
    ...headElements(head, at).map(
      ({ name, attributes, data }) => tag(name, attributes) + (data ? `${jsonForHtml(data)}</${name}>` : ''),
    ),
  ];
}
