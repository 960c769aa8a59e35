/** The HTML around a rendered page. */
import { integrityOf, releaseFileUrl } from '@sinima/contracts/content-address';
import type { PageHead } from '@sinima/contracts/remote';
import { BOUNDARIES_ID, BOUNDARIES_SCRIPT, type BoundaryFacts } from '@sinima/shell/page/boundary-facts';
import { SAVES_DATA_ATTRIBUTE } from '@sinima/shell/page/data-saver';
import { jsonForHtml } from '@sinima/shell/page/json-for-html';
import { PAGE_STATE_ID, ROOT_ID, type PageState } from '@sinima/shell/page/page-state';
import { headTags } from './head-tags.ts';
import { INSTALLED_TAGS } from '../extras/manifest-route.ts';
import { tag } from '../http/markup.ts';
import { previewBar } from './preview-bar.ts';
import type { ComposedSite } from '../composition/compose-site.ts';
import type { RunningHost } from '../composition/running-host.ts';

/** A file of an app, and who may have signed it. */
interface SignedFile {
  readonly app: string;
  readonly file: string;
  readonly keys: readonly string[];
}

/** What the page loads before anybody goes anywhere. */
interface PageFiles {
  readonly styles: readonly SignedFile[];
  /** Beside the host's own script. */
  readonly scripts: readonly SignedFile[];
}

/** Widgets of a page that a first screen can show: their code is fetched with the page, that of the others when one comes near. */
const FIRST_SCREEN_WIDGETS = 2;

const hostFile = ({ keys }: RunningHost, file: string): SignedFile => ({ app: 'shell', file, keys });

/** Return the files of the host, and of the releases that the page was rendered from with the scripts of its first screen. */
function filesOf(
  { composition, rendered }: Pick<PageState, 'composition' | 'rendered'>,
  host: RunningHost,
  find: ComposedSite['find'],
): PageFiles {
  const later = new Set(rendered.filter(({ kind }) => kind === 'widgets').slice(FIRST_SCREEN_WIDGETS));
  const remotes = composition.remotes.flatMap((remote) => {
    const { name: app, versions, keys = [] } = remote;
    const [first] = versions;
    const fragments = rendered.filter((each) => each.remote === app);
    const release = first && fragments.length > 0 ? find(app, first.version)?.release : undefined;
    if (!release) return [];
    const scripts = fragments
      .filter((each) => !later.has(each))
      .flatMap(({ kind, id }) => [release.entry, ...(release[kind][id]?.scripts ?? [])]);
    const signed = (file: string): SignedFile => ({ app, file, keys });
    return [{ styles: release.styles.map(signed), scripts: [...new Set(scripts)].map(signed) }];
  });
  return {
    styles: [hostFile(host, host.client.style), ...remotes.flatMap(({ styles }) => styles)],
    scripts: [
      ...host.client.preload.map((file) => hostFile(host, file)),
      ...remotes.flatMap(({ scripts }) => scripts),
    ],
  };
}

/** Return address and `integrity`: the same wherever a file is named, so that the browser fetches it once. */
const addressed = ({ app, file, keys }: SignedFile): { url: string; integrity: string | undefined } => ({
  url: releaseFileUrl(app, file),
  integrity: integrityOf(file, ...keys),
});

function styleTag(file: SignedFile): string {
  const { url: href, integrity } = addressed(file);
  return tag('link', { rel: 'stylesheet', href, integrity });
}

function scriptPreloadTag(file: SignedFile): string {
  const { url: href, integrity } = addressed(file);
  return tag('link', {
    rel: 'preload',
    as: 'script',
    href,
    integrity,
    crossorigin: 'anonymous',
    fetchpriority: 'low',
  });
}

function hostScriptTag(host: RunningHost): string {
  const { url: src, integrity } = addressed(hostFile(host, host.client.script));
  return `${tag('script', { async: true, src, integrity, crossorigin: 'anonymous', fetchpriority: 'low' })}</script>`;
}

/** Return the overlay's script and what it shows, nothing for other pages. */
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

function fontPreloadTag(font: string): string {
  return tag('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: releaseFileUrl('shell', font),
    crossorigin: 'anonymous',
  });
}

/** What a document is made of. */
export interface DocumentParts extends Pick<PageState, 'composition' | 'rendered'> {
  readonly head: PageHead;
  /** The markup of the page. */
  readonly html: string;
  /** The page's state, as JSON that is safe within a script element. */
  readonly stateJson: string;
  /** What the boundary overlay shows, where the page comes with it. */
  readonly boundaries?: BoundaryFacts | undefined;
}

interface DocumentOptions {
  readonly host: RunningHost;
  readonly find: ComposedSite['find'];
  /** The address of the page. */
  readonly origin: string;
  readonly pathname: string;
  /** Whether who gets it saves data: styles and scripts ask the document element. */
  readonly savesData: boolean;
  /** Paths of the scripts that development adds. */
  readonly devScripts: readonly string[];
}

/** Return the whole document. */
export function renderDocument(
  page: DocumentParts,
  { host, find, origin, pathname, savesData, devScripts }: DocumentOptions,
): string {
  const { head, html, stateJson, boundaries } = page;
  const { preview } = page.composition;
  const { styles, scripts } = filesOf(page, host, find);
  // The small font of headlines is there for the first paint when it is asked for first.
  const [headline, ...text] = savesData ? [] : host.client.preloadFonts.map(fontPreloadTag);
  return [
    `<!doctype html><html lang="en"${savesData ? ` ${SAVES_DATA_ATTRIBUTE}` : ''}><head><meta charset="utf-8">`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...headTags(head, origin, pathname),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...INSTALLED_TAGS,
    headline,
    ...styles.map(styleTag),
    ...text,
    ...scripts.map(scriptPreloadTag),
    hostScriptTag(host),
    ...devScripts.map((src) => `${tag('script', { type: 'module', src })}</script>`),
    `</head><body><div id="${ROOT_ID}">${html}</div>${preview ? previewBar(preview) : ''}`,
    `<script type="application/json" id="${PAGE_STATE_ID}">${stateJson}</script>`,
    ...boundaryTags(host, boundaries),
    '</body></html>',
  ].join('');
}
