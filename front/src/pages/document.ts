/** The HTML around a rendered page. */
import { LANGUAGES, type Language } from '@sinima/contracts/languages';
import { integrityOf } from '@sinima/contracts/content-address';
import type { PageHead } from '@sinima/contracts/remote';
import { BOUNDARIES_ID, BOUNDARIES_SCRIPT, type BoundaryFacts } from '@sinima/shell/page/boundary-facts';
import { SAVES_DATA_ATTRIBUTE } from '@sinima/shell/page/data-saver';
import { jsonForHtml } from '@sinima/shell/page/json-for-html';
import { PAGE_STATE_TAG, ROOT_TAG, type PageState } from '@sinima/shell/page/page-state';
import { headTags } from './head-tags.ts';
import { installedTags } from '../extras/manifest-route.ts';
import { tag } from '../http/markup.ts';
import type { NamedFile, PageFiles } from './page-files.ts';
import { previewBar } from './preview-bar.ts';
import type { RunningHost } from '../composition/running-host.ts';

function styleTag({ url: href, integrity }: NamedFile): string {
  return tag('link', { rel: 'stylesheet', href, integrity });
}

function scriptPreloadTag({ url: href, integrity }: NamedFile): string {
  return tag('link', {
    rel: 'preload',
    as: 'script',
    href,
    integrity,
    crossorigin: 'anonymous',
    fetchpriority: 'low',
  });
}

function hostScriptTag({ url: src, integrity }: NamedFile): string {
  return `${tag('script', { async: true, src, integrity, crossorigin: 'anonymous', fetchpriority: 'low' })}</script>`;
}

/** Return the overlay's script and its facts; nothing for other pages. */
function boundaryTags({ boundaries: file }: RunningHost, facts: BoundaryFacts | undefined): string[] {
  if (facts === undefined) return [];
  const script = {
    type: 'module',
    src: BOUNDARIES_SCRIPT,
    integrity: integrityOf(file),
    crossorigin: 'anonymous',
  };
  return [
    `<script type="application/json" id="${BOUNDARIES_ID}">${jsonForHtml(facts)}</script>`,
    `${tag('script', script)}</script>`,
  ];
}

function fontPreloadTag(href: string): string {
  return tag('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossorigin: 'anonymous',
  });
}

/** The parts of a document. */
export interface DocumentParts extends Pick<PageState, 'composition'> {
  readonly files: PageFiles;
  readonly head: PageHead;
  /** The markup of the page. */
  readonly html: string;
  /** The page's state, as JSON that is safe within a script element. */
  readonly stateJson: string;
  /** The facts for the boundary overlay, where the page comes with it. */
  readonly boundaries?: BoundaryFacts | undefined;
}

interface DocumentOptions {
  readonly language: Language;
  /** The languages that the page is there in. */
  readonly languages: readonly Language[];
  /** What the site is called, in the language of the page. */
  readonly siteTitle: string;
  readonly host: RunningHost;
  /** The address of the page. */
  readonly origin: string;
  /** Without the language's prefix. */
  readonly pathname: string;
  /** Whether who gets it saves data: styles and scripts ask the document element. */
  readonly savesData: boolean;
  /** Paths of the scripts that development adds. */
  readonly devScripts: readonly string[];
}

/** Return the whole document. */
export function renderDocument(
  page: DocumentParts,
  { language, languages, siteTitle, host, origin, pathname, savesData, devScripts }: DocumentOptions,
): string {
  const { head, html, files, stateJson, boundaries } = page;
  const { preview } = page.composition;
  const { direction } = LANGUAGES[language];
  // The small font of headlines is there for the first paint when it is asked for first.
  const [headline, ...text] = files.fonts.map(fontPreloadTag);
  return [
    `<!doctype html><html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}${savesData ? ` ${SAVES_DATA_ATTRIBUTE}` : ''}><head><meta charset="utf-8">`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...headTags(head, { language, languages, siteTitle, origin, pathname }),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...installedTags(language),
    headline,
    ...files.styles.map(styleTag),
    ...text,
    ...files.scripts.map(scriptPreloadTag),
    hostScriptTag(files.hostScript),
    ...devScripts.map((src) => `${tag('script', { type: 'module', src })}</script>`),
    `</head><body>${ROOT_TAG}${html}</div>${preview ? previewBar(preview) : ''}`,
    `${PAGE_STATE_TAG}${stateJson}</script>`,
    ...boundaryTags(host, boundaries),
    '</body></html>',
  ].join('');
}
