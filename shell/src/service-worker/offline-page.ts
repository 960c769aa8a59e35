/** The offline view: the line above a copy, and the page in place of one that is not there. */
import { pathIn } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import type { Text } from '@sinima/contracts/text';
import { documentTitle } from '../page/document-title.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { OFFLINE_LINE } from '../app/offline-line.ts';
import type { Refusal } from './known-releases.ts';
import * as messages from './offline.messages.ts';
import { timeAgo } from './time-ago.ts';
import type { WorkerHost } from './worker-scope.ts';
import { languageAttributes } from './worker-texts.ts';

/** Why a copy is shown, or the page in place of one. */
export type Absence = 'offline' | 'late';

const says = { offline: messages.offlineCopy, late: messages.lateCopy } as const;

const line =
  'sh:flex sh:flex-wrap sh:justify-center sh:gap-x-4 sh:bg-ochre sh:px-gutter sh:py-2 sh:text-sm sh:text-[#10183d] sh:print:hidden';

/** Return the line above a copy. */
export function offlineLine(absence: Absence, keptAt: number, now: number, text: Text): string {
  const ago = `<time datetime="${new Date(keptAt).toISOString()}">${timeAgo(now - keptAt, text)}</time>`;
  return (
    `<p id="${OFFLINE_LINE}" role="status" class="${line}"><span>${text(says[absence]).replace('<ago/>', ago)}</span> ` +
    `<a href="" class="sh:font-bold sh:text-inherit sh:underline">${text(messages.tryAgain)}</a></p>`
  );
}

interface OfflinePage {
  /** In the language of the requested page. */
  readonly text: Text;
  readonly host: Pick<WorkerHost, 'style'>;
  /** The copy of the requested page, which may not be shown. */
  readonly refusal: Refusal | undefined;
  /** The pages that can be read. */
  readonly pages: readonly { readonly path: string; readonly title: string; readonly keptAt: number }[];
  readonly now: number;
}

const reasons: Readonly<Record<Refusal, string>> = {
  expired: messages.copiesExpired,
  unconfirmed: messages.copyUnconfirmed,
  barred: messages.copyBarred,
};

/** Enough to be read where the site's own stylesheet is not there. */
const plainStyle =
  ':root{color-scheme:light dark;background:light-dark(#f8f2e4,#0a1233);color:light-dark(#161b33,#f6f1e3)}body{margin:0}';

const block = 'sh:mx-auto sh:max-w-page-inner';

function listOf({ text, pages, now }: Pick<OfflinePage, 'text' | 'pages' | 'now'>): string {
  if (pages.length === 0) return `<p>${text(messages.pagesAreKept)}</p>`;
  const items = pages.map(
    ({ path, title, keptAt }) =>
      `<li class="sh:border-b sh:border-line sh:py-2"><a class="sh:font-bold" href="${escapeHtml(path)}">` +
      `${escapeHtml(title)}</a> <small class="sh:text-muted">${timeAgo(now - keptAt, text)}</small></li>`,
  );
  return (
    `<h2 class="sh:headline sh:mb-2 sh:mt-6 sh:text-xl">${text(messages.readableNow)}</h2>` +
    `<ul class="sh:list-none sh:p-0">${items.join('')}</ul>`
  );
}

/** Return the document that is shown where there is neither network nor copy. */
export function offlinePage({ text, host, refusal, pages, now }: OfflinePage): string {
  const reason = text(refusal ? reasons[refusal] : messages.noCopy);
  const title = text(messages.youAreOffline);
  return (
    `<!doctype html><html ${languageAttributes(text.language)}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${documentTitle(title)}</title>` +
    `<meta name="color-scheme" content="light dark"><style>${plainStyle}</style>` +
    `<link rel="stylesheet" href="${escapeHtml(host.style)}"></head><body>` +
    '<header class="sh:bg-indigo-deep sh:px-gutter sh:py-4 sh:after:-mx-gutter sh:after:-mb-4 sh:after:mt-4 ' +
    'sh:after:block sh:after:h-[10px] sh:after:[background:var(--weave)]">' +
    `<div class="${block}"><a class="sh:headline sh:text-xl sh:text-chalk sh:uppercase sh:no-underline" ` +
    `href="${pathIn(text.language, paths.home())}">Sinima</a></div></header>` +
    `<main class="sh:px-gutter sh:py-6"><div class="${block}">` +
    `<h1 class="sh:headline sh:mb-2 sh:text-3xl">${title}</h1>` +
    `<p>${reason}</p><p class="sh:mt-2"><a href="">${text(messages.tryAgain)}</a></p>${listOf({ text, pages, now })}</div></main></body></html>`
  );
}
