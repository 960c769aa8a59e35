/** @jest-environment node */
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import { RendererError } from '@sinima/renderers/renderer-error';
import { apiQuery, Slot, useParams } from '@sinima/runtime';
import { useId, type ReactNode } from 'react';
import { declaredSearch } from '@sinima/shell/page/declared-query';
import { DataRevision } from '../api-reads/data-revision.ts';
import { composeSite } from '../composition/compose-site.ts';
import { hostFromStore } from '../composition/running-host.ts';
import { FragmentCache } from '../rendering/fragment-cache.ts';
import { canary, FakeReleases } from '../test/fake-releases.ts';
import { renderersInProcess, type RenderersInProcess } from '../test/renderers-in-process.ts';
import { AssembledPages } from './assembled-pages.ts';
import { createPageMaker } from './make-page.ts';
import { compositionMark } from './page-key.ts';

const pageOwned: OwnedRoutes = {
  pages: {
    title: {
      paths: ['/title/:slug'],
      query: ['tab'],
      slots: { rate: { admits: ['mfe-members'] }, reviews: { admits: ['mfe-members'] } },
    },
  },
  widgets: {},
};

const widgetOwned: OwnedRoutes = {
  pages: {},
  widgets: { rate: { slot: 'mfe-title/title.rate', order: 1, query: ['stars'] } },
};

let modules: Record<string, RemoteModule>;
let releases: FakeReleases;
let pool: RenderersInProcess;
let fragments: FragmentCache;
let failures: string[];
let cacheControl: string;

function TitlePage(): ReactNode {
  const id = useId();
  return (
    <article>
      <h1 id={id}>The title</h1>
      <aside>
        <Slot name="rate" />
      </aside>
    </article>
  );
}

function Rate(): ReactNode {
  const id = useId();
  return <p id={id}>Rate {useParams().slug}</p>;
}

type Prefetch = (context: PageContext) => Promise<unknown>;

const pageOf = (Component: () => ReactNode, prefetch?: Prefetch): RemoteModule => ({
  pages: {
    title: {
      load: async () => ({
        default: Component,
        head: () => ({ title: 'A title' }),
        ...(prefetch && { prefetch }),
      }),
    },
  },
  widgets: {},
});

const widgetOf = (Component: () => ReactNode, prefetch?: Prefetch): RemoteModule => ({
  pages: {},
  widgets: { rate: { load: async () => ({ default: Component, ...(prefetch && { prefetch }) }) } },
});

const ratingQuery = (slug: string) => apiQuery('/api/titles/slug/{slug}', { path: { slug } });

const compose = (visitor?: string) =>
  composeSite([releases], 1, { visitor }, { fits: () => true, trust: { releases: {} } });

async function make(visitor?: string) {
  const trust = { pointer: [], releases: {} };
  const makePage = createPageMaker({
    pool,
    host: await hostFromStore(releases, '5.0.0', trust),
    counts: { rendered: () => undefined, failed: (app, version) => failures.push(`${app} ${version}`) },
    fragments,
    assembled: new AssembledPages(1_000_000),
    api: async (path) => ({
      status: 200,
      headers: { 'cache-control': cacheControl, 'surrogate-key': 'title:lionheart' },
      body: JSON.stringify({ path }),
    }),
    revision: new DataRevision(),
    devScripts: [],
    folderOf: () => ({ kind: 'name' }),
    log: { error: () => undefined, warn: () => undefined },
  });
  const page = await makePage({
    pathname: '/title/lionheart',
    language: 'en' as const,
    search: '',
    origin: 'https://sinima.example',
    site: compose(visitor),
    versions: { generation: 1, versions: { shell: '5.0.0' } },
    isPreview: false,
    isCanaryVariant: false,
    hasSession: false,
    saving: 'none',
    showsBoundaries: false,
    requestId: 'r1',
  });
  const document = page.document.toString();
  const [, state = ''] = /id="sinima-page">(.*?)<\/script>/s.exec(document) ?? [];
  return { ...page, document, state: JSON.parse(state) as { rendered: unknown; data: unknown } };
}

const shownApps = ({ shown }: Awaited<ReturnType<typeof make>>): string[] =>
  shown.map(({ app, version }) => `${app} ${version}`);

beforeEach(() => {
  releases = new FakeReleases();
  releases.addHost('5.0.0');
  releases.addRemote('mfe-title', '1.0.0', pageOwned);
  releases.setLive('mfe-title', '1.0.0', { owned: pageOwned });
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) releases.addRemote('mfe-members', version, widgetOwned);
  releases.setLive('mfe-members', '2.0.0', { owned: widgetOwned, previous: '1.0.0' });
  modules = {
    'mfe-title 1.0.0': pageOf(TitlePage),
    'mfe-members 1.0.0': widgetOf(() => 'The former widget'),
    'mfe-members 2.0.0': widgetOf(Rate),
    'mfe-members 3.0.0': widgetOf(() => 'The canary'),
  };
  pool = renderersInProcess(({ app, version }) => modules[`${app} ${version}`]!);
  fragments = new FragmentCache({
    maxBytes: 1_000_000,
    revision: new DataRevision(),
    onAnswer: () => undefined,
  });
  failures = [];
  cacheControl = 'public, max-age=60';
});

afterEach(() => releases.remove());

const PLACE = /<aside><div class="sh:contents">(.*?)<\/div><\/aside>/s;
const placeIn = ({ document }: { document: string }): string | undefined => PLACE.exec(document)?.[1];

describe('a widget in a slot of a page', () => {
  it('a widget stands in the page where its slot is, with the parameters of the page, its styles and its version', async () => {
    const page = await make();
    expect(placeIn(page)).toMatch(
      /^<div class="sh:contents" data-fragment="mfe-members\/widgets\/rate">.*Rate <!-- -->lionheart<\/p>/s,
    );
    expect(page).toMatchObject({ status: 200, quality: 'whole' });
    expect(shownApps(page)).toEqual(['shell 5.0.0', 'mfe-title 1.0.0', 'mfe-members 2.0.0']);
    expect(page.surrogateKeys).toContain('mfe-members');
    expect(page.document).toMatch(/<link rel="stylesheet" href="\/releases\/mfe-members\//);
    // The page's own code goes first.
    expect(page.document).not.toMatch(/<link rel="preload" as="script" href="\/releases\/mfe-members\//);
    expect(page.state.rendered).toEqual([
      { remote: 'mfe-title', kind: 'pages', id: 'title' },
      { remote: 'mfe-members', kind: 'widgets', id: 'rate' },
    ]);
    const ids = [...page.document.matchAll(/ id="([^"]*_R_[^"]*)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it('what a widget reads ahead is in the page, with its surrogate keys', async () => {
    modules['mfe-members 2.0.0'] = widgetOf(Rate, ({ params, data }) =>
      data.fetch(ratingQuery(params.slug!)),
    );
    const page = await make();
    expect(JSON.stringify(page.state.data)).toContain('/api/titles/slug/lionheart');
  });

  it.each([
    ['the page itself', 'private', false],
    ['the page itself', 'public, max-age=60', true],
    ['a widget', 'private', true],
  ])('where %s reads an answer that is %s, caches may keep the page: %s', async (who, control, expected) => {
    const prefetch: Prefetch = ({ data }) => data.fetch(ratingQuery('lionheart'));
    cacheControl = control;
    if (who === 'a widget') modules['mfe-members 2.0.0'] = widgetOf(Rate, prefetch);
    else modules['mfe-title 1.0.0'] = pageOf(TitlePage, prefetch);
    expect((await make()).isCacheable).toBe(expected);
  });

  it('a page and its widget are rendered once for several visitors', async () => {
    await make();
    await make();
    const rendered = pool.runs.map(({ version, work }) => `${work.kind} ${version.app}`);
    expect(rendered.sort()).toEqual(['fragments mfe-members', 'fragments mfe-title', 'frame shell']);
  });

  it('a widget that throws gives way to its fallback version, and the page is whole', async () => {
    modules['mfe-members 2.0.0'] = widgetOf(() => {
      throw new Error('broken');
    });
    const page = await make();
    expect(placeIn(page)).toContain('The former widget');
    expect(page).toMatchObject({ status: 200, quality: 'fallback' });
    expect(shownApps(page)).toContain('mfe-members 1.0.0');
  });

  it('a widget of which no version renders leaves its place empty, and nothing else of the page', async () => {
    for (const version of ['1.0.0', '2.0.0'])
      modules[`mfe-members ${version}`] = widgetOf(() => {
        throw new Error('broken');
      });
    const page = await make();
    expect(placeIn(page)).toBe('');
    expect(page.document).toContain('The title</h1>');
    expect(page).toMatchObject({ status: 200, quality: 'partial' });
    expect(shownApps(page)).toEqual(['shell 5.0.0', 'mfe-title 1.0.0']);
    expect(pool.runs.filter(({ work }) => work.kind === 'frame')).toHaveLength(1);
  });

  it('a renderer of the widget that hangs is no fault of the page', async () => {
    const { run } = pool;
    const hanging: RenderersInProcess = {
      ...pool,
      run: (version, work, options) =>
        version.app === 'mfe-members'
          ? Promise.reject(new RendererError('hangs', 'It does not answer.'))
          : run(version, work, options),
    };
    pool = hanging;
    const page = await make();
    expect(page).toMatchObject({ status: 200, quality: 'partial' });
    expect(page.document).toContain('The title</h1>');
    expect(failures).toEqual([]);
  });

  it('a renderer of the widget that answers for the page changes neither its markup nor its status', async () => {
    const { run } = pool;
    pool = {
      ...pool,
      run: async (version, work, options) => {
        const done = await run(version, work, options);
        if (version.app !== 'mfe-members' || done.kind !== 'fragments') return done;
        return {
          ...done,
          html: { ...done.html, 'mfe-title/pages/title': '<h1>Mine</h1>' },
          lacksItsData: true,
        };
      },
    };
    const page = await make();
    expect(page.status).toBe(200);
    expect(page.document).toContain('The title</h1>');
    expect(page.document).not.toContain('Mine');
  });

  it('a widget whose slot the page leaves out has no part in the page', async () => {
    modules['mfe-title 1.0.0'] = pageOf(() => <h1>Without a slot</h1>);
    modules['mfe-members 2.0.0'] = widgetOf(() => {
      throw new Error('broken');
    });
    const page = await make();
    expect(page).toMatchObject({ status: 200, quality: 'whole' });
    expect(shownApps(page)).toEqual(['shell 5.0.0', 'mfe-title 1.0.0']);
    expect(page.document).not.toContain('/releases/mfe-members/browser/style');
  });

  it('a canary of the widget is in the pages of its visitors alone, which are other pages', async () => {
    const set = { 'mfe-members': '3.0.0' };
    const pointer = canary('3.0.0', 50, widgetOwned, set)!;
    releases.setLive('mfe-members', '2.0.0', { owned: widgetOwned, canary: pointer });
    const visitors = Array.from({ length: 40 }, (_, at) => `visitor ${at}`);
    const isDrawn = (visitor: string): boolean =>
      compose(visitor).composition.remotes[1]?.versions[0]?.version === '3.0.0';
    const [drawn, other] = [visitors.find(isDrawn)!, visitors.find((each) => !isDrawn(each))!];
    expect(placeIn(await make(drawn))).toContain('The canary');
    expect(placeIn(await make(other))).toContain('lionheart');
    const marks = [drawn, other].map((each) => compositionMark(compose(each).composition, '5.0.0', true));
    expect(marks[0]).not.toBe(marks[1]);
  });

  it('a page reads the query parameters of its widgets beside its own', () => {
    const { composition } = compose();
    expect(declaredSearch(composition, '/title/lionheart', '?stars=3&tab=cast&other=1')).toBe(
      '?stars=3&tab=cast',
    );
  });
});

describe('a slot that a widget may not stand in', () => {
  it.each([
    ['is not declared', { ...pageOwned, pages: { title: { paths: ['/title/:slug'] } } }],
    [
      'admits others',
      { ...pageOwned, pages: { title: { paths: ['/title/:slug'], slots: { rate: { admits: ['mfe-x'] } } } } },
    ],
  ])('a widget whose slot %s is not rendered, and browsers do not hear of it', async (_why, owned) => {
    releases.setLive('mfe-title', '1.0.0', { owned });
    const page = await make();
    expect(page).toMatchObject({ status: 200, quality: 'whole' });
    expect(page.document).not.toContain('mfe-title/title.rate');
    expect(page.document).not.toContain('admits');
    expect(pool.runs.map(({ version }) => version.app).sort()).toEqual(['mfe-title', 'shell']);
  });
});
