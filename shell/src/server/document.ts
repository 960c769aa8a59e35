/** The HTML around a rendered page. */
import type { HostFiles } from '@sinima/contracts/host';
import { HOST_BASE } from '@sinima/contracts/host';
import type { ComposedRelease } from '@sinima/contracts/composition';
import { PAGE_STATE_ID, ROOT_ID, type PageState } from '../app/page-state.ts';
import { headTags } from './head-tags.ts';
import { jsonForHtml, tag } from './markup.ts';
import type { RenderedPage } from './render-page.ts';

/** The releases that the page was rendered from, with the scripts that its fragments need. */
function usedReleases({
  composition,
  rendered,
}: PageState): { release: ComposedRelease; scripts: Set<string> }[] {
  return composition.remotes.flatMap(({ name, versions: [release] }) => {
    const fragments = rendered.filter(({ remote }) => remote === name);
    if (!release || fragments.length === 0) return [];
    const scripts = fragments.flatMap(({ kind, id }) => release[kind][id]?.scripts ?? []);
    return [{ release, scripts: new Set([release.entry, ...scripts]) }];
  });
}

function styleTags(host: HostFiles, state: PageState): string[] {
  const remotes = usedReleases(state).flatMap(({ release }) =>
    release.styles.map((file) => ({ href: release.base + file, integrity: release.integrity[file] })),
  );
  return [{ href: HOST_BASE + host.style, integrity: undefined }, ...remotes].map(({ href, integrity }) =>
    tag('link', { rel: 'stylesheet', href, integrity }),
  );
}

function preloadTags(host: HostFiles, state: PageState): string[] {
  const fonts = host.fonts.map((font) =>
    tag('link', {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: HOST_BASE + font,
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

interface DocumentOptions {
  readonly host: HostFiles;
  /** The address of the page. */
  readonly origin: string;
  readonly pathname: string;
  /** Adds the script with which pages reload in development. */
  readonly liveReload: boolean;
}

/** Return the whole document. */
export function renderDocument(
  page: RenderedPage,
  { host, origin, pathname, liveReload }: DocumentOptions,
): string {
  const { head, html, state } = page;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...headTags(head, origin, pathname),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...styleTags(host, state),
    ...preloadTags(host, state),
    `<script async src="${HOST_BASE}${host.script}"></script>`,
    ...(liveReload ? ['<script defer src="/__dev/live-reload.js"></script>'] : []),
    `</head><body><div id="${ROOT_ID}">${html}</div>`,
    `<script type="application/json" id="${PAGE_STATE_ID}">${jsonForHtml(state)}</script>`,
    '</body></html>',
  ].join('');
}
