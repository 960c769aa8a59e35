/** The bar at the foot of a preview: of the document, and not of the page, since nothing in it takes code. */
import type { PreviewedRelease } from '@sinima/contracts/composition';
import { escapeHtml } from '@sinima/shell/page/escape-html';
import { tag } from '../http/markup.ts';
import { PREVIEW_END_PATH } from '../composition/preview-end.ts';

/** Write a time. @param iso ISO time, UTC */
const inWords = (iso: string): string => `${iso.slice(0, 10)}, ${iso.slice(11, 16)} UTC`;

const bar =
  'sh:sticky sh:bottom-0 sh:z-40 sh:flex sh:flex-wrap sh:items-center sh:justify-center sh:gap-x-4 sh:bg-ochre sh:px-4 sh:py-1 ' +
  'sh:text-center sh:text-sm sh:text-[#10183d] sh:print:hidden';

const end = 'sh:inline-flex sh:min-h-11 sh:items-center sh:font-bold sh:text-inherit';

/** Return the bar that marks a preview for its viewer, and ends it: in English, as all that is for teams and operators. */
export function previewBar({ app, version, expires }: PreviewedRelease): string {
  const words = `You are looking at a preview of ${app} ${version}, until ${inWords(expires)}.`;
  return [
    tag('aside', { class: bar, 'aria-label': 'Preview', lang: 'en', dir: 'ltr' }),
    `${tag('p', { class: 'sh:m-0 sh:[overflow-wrap:anywhere]' })}${escapeHtml(words)}</p>`,
    `${tag('a', { class: end, href: PREVIEW_END_PATH })}End the preview</a></aside>`,
  ].join('');
}
