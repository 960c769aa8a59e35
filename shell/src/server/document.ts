/** The HTML around a rendered page. */
import type { HostFiles } from '@sinima/build/host-files';
import { hostBase } from '@sinima/build/host-files';
import type { ComposedRelease } from '@sinima/contracts/composition';
import { documentTitle } from '../app/document-title.ts';
import { pageStateId, rootId, type PageState } from '../app/page-state.ts';
import type { RenderedPage } from './render-page.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and double-quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** JSON that no parser of HTML can mistake for markup. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '');
}

type Attributes = Readonly<Record<string, string | true | undefined>>;

function tag(name: string, attributes: Attributes): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [value === true ? key : `${key}="${escapeHtml(value)}"`],
  );
  return `<${[name, ...given].join(' ')}>`;
}

/** The releases that the page was rendered from, with the scripts that its areas need. */
function usedReleases({
  composition,
  rendered,
}: PageState): { release: ComposedRelease; scripts: Set<string> }[] {
  return composition.remotes.flatMap(({ name, candidates: [release] }) => {
    const areas = rendered.filter(({ remote }) => remote === name);
    if (!release || areas.length === 0) return [];
    const scripts = areas.flatMap(({ kind, id }) => release[kind][id]?.scripts ?? []);
    return [{ release, scripts: new Set([release.entry, ...scripts]) }];
  });
}

function styleTags(host: HostFiles, state: PageState): string[] {
  const remotes = usedReleases(state).flatMap(({ release }) =>
    release.styles.map((file) => ({ href: release.base + file, integrity: release.integrity[file] })),
  );
  return [{ href: hostBase + host.style, integrity: undefined }, ...remotes].map(({ href, integrity }) =>
    tag('link', { rel: 'stylesheet', href, integrity }),
  );
}

function preloadTags(host: HostFiles, state: PageState): string[] {
  const fonts = host.fonts.map((font) =>
    tag('link', {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: hostBase + font,
      crossorigin: 'anonymous',
    }),
  );
  const scripts = usedReleases(state).flatMap(({ release, scripts: files }) =>
    [...files].map((file) =>
      tag('link', {
        rel: 'preload',
        as: 'script',
        href: release.base + file,
        integrity: release.integrity[file],
      }),
    ),
  );
  return [...fonts, ...scripts];
}

/** The whole document. `liveReload` adds the script with which pages reload in development. */
export function renderDocument(
  page: RenderedPage,
  host: HostFiles,
  origin: string,
  liveReload: boolean,
): string {
  const { head, html, state } = page;
  const title = documentTitle(head.title);
  const canonical = head.canonical === undefined ? undefined : origin + head.canonical;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...(head.description === undefined
      ? []
      : [tag('meta', { name: 'description', content: head.description })]),
    ...(canonical === undefined ? [] : [tag('link', { rel: 'canonical', href: canonical })]),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...styleTags(host, state),
    ...preloadTags(host, state),
    `<script async src="${hostBase}${host.script}"></script>`,
    ...(liveReload ? ['<script defer src="/__dev/live-reload.js"></script>'] : []),
    `</head><body><div id="${rootId}">${html}</div>`,
    `<script type="application/json" id="${pageStateId}">${jsonForHtml(state)}</script>`,
    '</body></html>',
  ].join('');
}
