/** Small remotes as the build would leave them, in a folder of their own. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltRemote, ReleaseFile } from '@sinima/contracts/release';

const made: string[] = [];

/** Make an empty folder; it is gone when the tests of the file are over. */
export function newFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'sinima-gate-test-'));
  made.push(dir);
  return dir;
}

afterAll(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** Sources of a remote with one page and one widget; each part can be replaced. */
export interface RemoteSources {
  /** Statements at the top of the server bundle. */
  readonly top?: string;
  /** Body of the page component; `data` is the title, `slug` the parameter. */
  readonly page?: string;
  /** Body of the page's `prefetch`, of `head` and of `load`. */
  readonly prefetch?: string;
  readonly head?: string;
  readonly load?: string;
  /** Body of the widget component. */
  readonly widget?: string;
  /** The whole server bundle, in place of the parts above. */
  readonly server?: string;
  readonly css?: string;
  /** Source of the page's browser script, of the widget's and of the entry. */
  readonly pageScript?: string;
  readonly widgetScript?: string;
  readonly entryScript?: string;
  readonly paths?: readonly string[];
  /** Query parameters that the page declares. */
  readonly query?: readonly string[];
  readonly release?: Partial<BuiltRemote>;
}

const PAGE = `return h('article', null, h('h1', null, data.displayTitle), data.genres.map((genre) => h('p', { key: genre }, genre)))`;

function serverBundle(sources: RemoteSources): string {
  return `
    const { createElement: h, useState } = globalThis.__sinimaShared['react'];
    const { apiQuery, apiListQuery, useQuery, useParams, Link } = globalThis.__sinimaShared['@sinima/runtime'];
    ${sources.top ?? ''}
    const titleQuery = (slug) => apiQuery('/api/titles/slug/{slug}', { path: { slug } });
    const trendingQuery = () => apiQuery('/api/titles/trending');
    function Page() {
      const { slug } = useParams();
      const { data } = useQuery(titleQuery(slug));
      ${sources.page ?? PAGE};
    }
    function Widget() {
      const { data = [] } = useQuery(trendingQuery());
      ${sources.widget ?? `return h('ul', null, data.map(({ slug, displayTitle }) => h('li', { key: slug }, displayTitle)))`};
    }
    const reads = {
      prefetch: async ({ params, data }) => { ${sources.prefetch ?? 'await data.fetch(titleQuery(params.slug))'} },
      head: ({ params, search, data }) => { ${sources.head ?? 'return { title: data.read(titleQuery(params.slug)).displayTitle }'} },
    };
    const loadPage = async () => { ${sources.load ?? 'return { default: Page }'} };
    export default {
      pages: { title: { load: async () => ({ ...reads, ...(await loadPage()) }) } },
      widgets: {
        trending: {
          load: async () => ({ default: Widget, prefetch: ({ data }) => data.fetch(trendingQuery()) }),
        },
      },
    };`;
}

/** Write a remote's files under their content addresses and return its folder with the build's facts about it. */
export function builtRemote(sources: RemoteSources = {}): { built: BuiltRemote; dir: string } {
  const dir = newFolder();
  const files: Record<string, ReleaseFile> = {};
  const write = (folder: string, name: string, extension: string, content: string | Buffer): string => {
    const hash = createHash('sha256').update(content).digest('base64url');
    const file = `${folder}/${name}.${hash}.${extension}`;
    mkdirSync(path.join(dir, folder), { recursive: true });
    writeFileSync(path.join(dir, file), content);
    return file;
  };
  const add = (folder: string, name: string, extension: string, content: string): string => {
    const file = write(folder, name, extension, content);
    const packed = brotliCompressSync(content);
    const copy = folder === 'browser' ? write(folder, `${name}.${extension}`, 'br', packed) : undefined;
    files[file] = {
      bytes: Buffer.byteLength(content),
      ...(copy && { encodings: { br: { file: copy, bytes: packed.length } } }),
    };
    return file;
  };
  const entry = add('browser', 'remote-entry', 'js', sources.entryScript ?? 'self.entry = 1');
  const built: BuiltRemote = {
    app: 'mfe-title',
    version: '1.0.0-0123456789ab',
    navigation: [],
    global: 'sinima_mfe_title_1_0_0_0123456789ab',
    entry,
    server: add('server', 'remote', 'mjs', sources.server ?? serverBundle(sources)),
    styles: [
      add('browser', 'styles', 'css', sources.css ?? '@layer app{.hero_a1B2c3{color:var(--color-ochre)}}'),
    ],
    pages: {
      title: {
        paths: sources.paths ?? ['/title/:slug'],
        ...(sources.query && { query: sources.query }),
        scripts: [add('browser', 'title', 'js', sources.pageScript ?? 'self.title = 1')],
      },
    },
    widgets: {
      trending: {
        slot: 'home',
        order: 1,
        scripts: [add('browser', 'trending', 'js', sources.widgetScript ?? 'self.trending = 1')],
      },
    },
    files,
    needs: {
      shared: { react: '19.3.1', 'react-dom': '19.3.1', '@sinima/runtime': '1.0.0' },
      runtime: ['apiListQuery', 'apiQuery', 'useParams', 'useQuery'],
      tokens: ['--color-ochre'],
      api: {},
    },
    ...sources.release,
  };
  return { built, dir };
}
