/** What is wrong with a release before anything of it runs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltRemote } from '@sinima/contracts/release';
import { withDeclaredReads } from './api/declared-reads.ts';
import { findRefusals } from './find-refusals.ts';
import { builtRemote, type RemoteSources } from './test/built-remote.ts';
import { generation, livePointer, offers, surroundings } from './test/surroundings.ts';
import { tryRelease } from './try-release.ts';

const { needs } = builtRemote().built;
const withNeeds = (more: Partial<BuiltRemote['needs']>): RemoteSources => ({
  release: { needs: { ...needs, ...more } },
});
const slot = (name: string): RemoteSources => ({
  release: { widgets: { trending: { slot: name as 'home', order: 1, scripts: [] } } },
});
/** Random text, which Brotli cannot make smaller. */
const bytes = (count: number): string => {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(33 + (state % 90));
  }).join('');
};

const readsSearch = (page: string, query?: readonly string[]): RemoteSources => ({
  top: 'const { useSearchParams } = globalThis.__sinimaShared["@sinima/runtime"]',
  page: `const [search] = useSearchParams(); ${page}`,
  ...(query && { query }),
});

const refused: readonly (readonly [string, RemoteSources, RegExp])[] = [
  [
    'names an owner that nobody can be reached by',
    { release: { owner: 'the people team' } },
    /declares the owner "the people team": write the team as in CODEOWNERS.*Change owner in remote\.config\.ts of mfe-title/,
  ],
  [
    'declares a query parameter that has no plain name',
    { query: ['page number'] },
    /declares query parameters of "title": "page number" is no name of a parameter/,
  ],
  [
    'is built against a newer React',
    withNeeds({ shared: { ...needs.shared, react: '20.0.0' } }),
    /built against react 20\.0\.0; the host offers 19\.3\.1\. Build mfe-title against 19\.3\.1, or publish a host/,
  ],
  [
    'is built against a later minor of React',
    withNeeds({ shared: { ...needs.shared, react: '19.4.0' } }),
    /built against react 19\.4\.0/,
  ],
  [
    'is built against another runtime',
    withNeeds({ shared: { ...needs.shared, '@sinima/runtime': '2.0.0' } }),
    /built against @sinima\/runtime 2\.0\.0/,
  ],
  [
    'takes a package that the host does not share',
    withNeeds({ shared: { ...needs.shared, d3: '7.0.0' } }),
    /takes d3 from the host, which offers none\. Bundle it/,
  ],
  [
    'uses an export that the runtime does not have',
    withNeeds({ runtime: ['useQuery', 'useBlocker'] }),
    /uses useBlocker of @sinima\/runtime/,
  ],
  [
    'uses a token that the host does not define',
    withNeeds({ tokens: ['--color-indigo'] }),
    /use --color-indigo, which the host does not define\. Give a fallback value/,
  ],
  [
    'puts a widget into a slot that the host does not have',
    slot('sidebar'),
    /slot "sidebar", which the host does not have\. Its slots are: home/,
  ],
  [
    'owns a path of another remote',
    { paths: ['/person/:slug'] },
    /mfe-title declares the path \/person\/:slug, which mfe-people owns/,
  ],
  [
    "owns a path inside another remote's without its leave",
    { paths: ['/person/genevieve-nnaji'] },
    /\/person\/genevieve-nnaji, which mfe-people owns \(\/person\/:slug\)/,
  ],
  ['owns every path', { paths: ['/*'] }, /declares the path "\/\*".*Change remote\.config\.ts of mfe-title/],
  ['owns the empty path', { paths: [''] }, /declares the path ""/],
  ...[
    'api',
    'cache-key',
    'composition.json',
    'icons',
    'page-dictionaries',
    'preview',
    'release-store',
    'service-worker.js',
    'sitemaps',
  ].map(
    (root) =>
      [
        `owns /${root} of the host`,
        { paths: [`/${root}`, `/${root}/:name`] },
        new RegExp(`/${root} is reserved for the host`),
      ] as const,
  ),
  ['owns a path with a blank', { paths: ['/sound tracks'] }, /declares the path "\/sound tracks"/],
  [
    'styles the root',
    { css: '@layer app{:root{--color-ochre:red}}' },
    /":root" reaches outside of the remote; start the selector at a class of a CSS module/,
  ],
  ['styles the body', { css: '@layer app{body{margin:0}}' }, /"body" reaches outside/],
  ['styles everything', { css: '@layer app{*{box-sizing:content-box}}' }, /"\*" reaches outside/],
  [
    'styles elements by their names',
    { css: '@layer app{.card_a1B2c3 p{margin:0}h1,h2{color:red}}' },
    /"h1", "h2" reaches outside/,
  ],
  [
    'styles a class that is not its own',
    { css: '@layer app{.masthead{display:none}}' },
    /"\.masthead" reaches outside/,
  ],
  [
    'styles a utility of the host',
    { css: '@layer utilities{.sh\\:flex{display:none}}' },
    /"\.sh\\:flex" reaches outside/,
  ],
  [
    'styles the page around its own class',
    { css: '@layer app{body:has(.card_a1B2c3){overflow:hidden}}' },
    /"body:has\(\.card_a1B2c3\)" reaches outside/,
  ],
  [
    'styles its own class outside of all layers',
    { css: '.card_a1B2c3{color:red}' },
    /"\.card_a1B2c3" is in no layer of a remote/,
  ],
  [
    "stands in the host's layer",
    { css: '@layer tokens{.card_a1B2c3{color:red}}' },
    /is in no layer of a remote/,
  ],
  [
    'brings a layer of its own',
    { css: '@layer zebra{.card_a1B2c3{color:red}}' },
    /@layer zebra is none of the site's/,
  ],
  [
    'brings a typeface for the whole page',
    { css: '@font-face{font-family:Inter;src:url(x.woff2)}' },
    /@font-face .*holds for the whole page; leave it to the host/,
  ],
  [
    'brings an animation under a common name',
    { css: '@keyframes spin{to{rotate:1turn}}' },
    /@keyframes spin holds for the whole page/,
  ],
  [
    'loads styles from elsewhere',
    { css: '@import url(https://styles.example/x.css);' },
    /@import .* holds for the whole page/,
  ],
  [
    'defines a token of the host anew',
    { css: '@property --color-ochre{syntax:"*";inherits:false}' },
    /@property --color-ochre holds for the whole page/,
  ],
  [
    'has an entry that is too large',
    { entryScript: bytes(14_000) },
    /the entry is 1\d,\d{3} bytes \(Brotli\); its budget is 6,000\. Load what is not shown at once by a dynamic import/,
  ],
  ['has a page that is too large', { pageScript: bytes(34_000) }, /the page "title" is/],
  ['has a widget that is too large', { widgetScript: bytes(26_000) }, /the widget "trending" is/],
  [
    'has a stylesheet that is too large',
    { css: `@layer app{.a_a1B2c3{content:'${bytes(12_000).replaceAll(/['\\]/g, '')}'}}` },
    /the stylesheet is/,
  ],
];

/** What is seen when the release's files are read, or run. */
const refusedWhenTried: typeof refused = [
  [
    'reads a query parameter that it does not declare',
    readsSearch(`return h('p', null, data.slug, search.get('tab'), search.get('page'))`, ['tab']),
    /page "title" of mfe-title reads the query parameter "page", which it does not declare.*Add it to its `query`/,
  ],
  [
    'reads an undeclared query parameter ahead of rendering',
    {
      query: ['tab'],
      prefetch: `await data.fetch(titleQuery(params.slug))`,
      head: `return { title: search.has('edition') ? 'Edition' : 'Title' }`,
    },
    /reads the query parameter "edition"/,
  ],
  [
    'has a widget that reads a query parameter, of which it declares none',
    {
      top: 'const { useSearchParams } = globalThis.__sinimaShared["@sinima/runtime"]',
      widget: `const [search] = useSearchParams(); return h('p', null, search.get('city') ?? 'All')`,
    },
    /widget "trending" of mfe-title reads the query parameter "city"/,
  ],
  [
    'puts whatever query its address has into its links',
    readsSearch(`return h('p', null, data.slug, h(Link, { to: '/title/x?' + search }, 'More'))`, []),
    /page "title" of mfe-title shows query parameters that it does not declare/,
  ],
  [
    'reads a field that the API lacks',
    { page: `return h('p', null, data.displayTitle, data.tagline)` },
    /reads tagline of GET \/api\/titles\/slug\/\{slug\}, which the API does not answer\. Deploy an API/,
  ],
  [
    'reads a field that the items of a list lack',
    { widget: `return h('ul', null, data.map((title) => h('li', { key: title.slug }, title.tagline)))` },
    /reads \[\]\.tagline of GET \/api\/titles\/trending/,
  ],
  [
    'reads a field that a thing inside an answer lacks',
    { page: `return h('p', null, data.displayTitle, data.offers.map((offer) => offer.vendor))` },
    /reads offers\[\]\.vendor of GET/,
  ],
];

describe('a release is refused when it', () => {
  it.each(refused)('%s', (_name, sources, message) => {
    const { built, dir } = builtRemote(sources);
    const stylesheets = built.styles.map((file) => readFileSync(path.join(dir, file), 'utf8'));
    expect(findRefusals(built, stylesheets, surroundings).refusals.join('\n')).toMatch(message);
  });

  test.concurrent.each(refusedWhenTried)('%s', async (_name, sources, message) => {
    const { built, dir } = builtRemote(sources);
    const { refusals } = await tryRelease(built, dir, surroundings);
    expect(refusals.join('\n')).toMatch(message);
  });
});

describe('sitemaps, cards and feeds that a remote declares', () => {
  const declaring = (declared: object): BuiltRemote => {
    const { built } = builtRemote();
    return { ...built, pages: { title: { ...built.pages.title!, ...declared } } };
  };
  const card = {
    kind: 'title',
    api: '/api/titles/slug/{slug}',
    name: 'displayTitle',
    facts: ['{countries.0}', '{releaseYear}'],
    cloth: { shape: 'poster', genres: 'genres' },
  } as const;
  const entry = { each: '[]', title: '{displayTitle}', path: '/title/{slug}', date: 'releaseYear' };
  const feed = {
    name: 'new-titles',
    format: 'atom',
    title: 'New titles',
    api: '/api/titles?sort=new',
    entries: [entry],
  };
  const sitemap = { name: 'titles', api: '/api/titles', count: { api: '/api/stats', field: 'totalTitles' } };

  it.each([
    [
      'a card with a field that is not there',
      { card: { ...card, name: 'headline' } },
      'The card of the page "title" of mfe-title reads headline of GET',
    ],
    [
      'a card with a field of a text',
      { card: { ...card, facts: ['{countries.0.name}'] } },
      'reads countries[].name of GET /api/titles/slug/{slug}',
    ],
    [
      'a card with names in a list that is not there',
      { card: { ...card, namesIn: { ar: [{ each: 'names', name: 'title', language: 'language' }] } } },
      'reads names[].title, names[].language of GET /api/titles/slug/{slug}',
    ],
    [
      'a card of nothing',
      { card: { ...card, api: '/api/songs/{slug}' } },
      'reads GET /api/songs/{slug}, which the API does not have',
    ],
    [
      'a sitemap of nothing',
      { sitemap: { ...sitemap, api: '/api/songs' } },
      'The sitemap of the page "title" of mfe-title reads GET',
    ],
    [
      'a sitemap with a count that is not there',
      { sitemap: { ...sitemap, count: { api: '/api/stats', field: 'songs' } } },
      'reads songs of GET /api/stats',
    ],
    [
      'a sitemap with a parameter that no item has',
      { paths: ['/title/:code'], sitemap },
      'reads [].code of GET /api/titles, which the API does not answer',
    ],
    [
      'a sitemap that leaves out by what no item has',
      { sitemap: { ...sitemap, unless: 'isSecret' } },
      'reads [].isSecret of GET /api/titles, which the API does not answer',
    ],
    [
      'a feed of nothing',
      { feeds: [{ ...feed, api: '/api/songs?sort=new' }] },
      'The feed of the page "title" of mfe-title reads GET /api/songs, which the API does not have',
    ],
    [
      'a feed with a text that no entry has',
      { feeds: [{ ...feed, entries: [{ ...entry, title: '{headline}' }] }] },
      'reads [].headline of GET /api/titles, which the API does not answer',
    ],
    [
      'a feed with a date that no entry of an inner list has',
      { feeds: [{ ...feed, entries: [{ ...entry, each: '[].genres', date: 'genres.year' }] }] },
      'reads [].genres[].year of GET /api/titles, which the API does not answer',
    ],
    [
      'a feed of records without a name',
      { feeds: [{ ...feed, title: '{headline}', subject: '/api/titles/slug/{slug}' }] },
      'reads headline of GET /api/titles/slug/{slug}, which the API does not answer',
    ],
    [
      'a fixed page with parameters',
      { sitemap: 'fixed' },
      'it is "fixed", and the first path of the page has parameters',
    ],
  ])('a release is refused when it declares %s', (_what, declared, message) => {
    const { refusals } = findRefusals(declaring(declared), [], surroundings);
    expect(refusals).toEqual([expect.stringContaining(message)]);
    expect(refusals[0]).toMatch(/Change remote\.config\.ts of mfe-title/);
  });

  it('a page whose card no page declares is published, and a warning says so', async () => {
    const head = `return { title: 'T', social: { type: 'website', image: '/social/titel/x.png', imageAlt: '' } }`;
    const { built, dir } = builtRemote({ head });
    const { refusals, warnings } = await tryRelease(built, dir, surroundings);
    expect(refusals).toEqual([]);
    expect(warnings).toEqual([
      expect.stringContaining('is shown by the card "titel", which mfe-title does not declare'),
    ]);
    const title = { ...built.pages.title!, card: { ...card, kind: 'titel' } };
    expect((await tryRelease({ ...built, pages: { title } }, dir, surroundings)).warnings).toEqual([]);
  });

  it('a release needs of the API what the host reads for it', () => {
    const built = declaring({ card, sitemap, feeds: [feed] });
    expect(findRefusals(built, [], surroundings).refusals).toEqual([]);
    expect(withDeclaredReads({ 'GET /api/titles': ['[].id'] }, built)).toEqual({
      'GET /api/stats': ['totalTitles'],
      'GET /api/titles': ['[].displayTitle', '[].id', '[].releaseYear', '[].slug'],
      'GET /api/titles/slug/{slug}': ['countries[]', 'displayTitle', 'genres', 'releaseYear'],
    });
  });
});

it('all that is wrong with a release is said at once', async () => {
  const { built, dir } = builtRemote({
    paths: ['/api/titles'],
    css: '@layer app{body{margin:0}}',
    page: `throw new Error('no page')`,
    entryScript: bytes(14_000),
    release: { needs: { ...needs, runtime: ['useBlocker'], tokens: ['--color-indigo'] } },
  });
  const { refusals } = await tryRelease(built, dir, surroundings);
  expect(refusals).toHaveLength(6);
});

it('ownership is firm: no --force overrides them', async () => {
  const { built, dir } = builtRemote({
    paths: ['/person/:slug'],
    css: '@layer app{body{margin:0}}',
  });
  const { refusals, firm } = await tryRelease(built, dir, surroundings);
  expect(firm).toEqual([expect.stringContaining('which mfe-people owns')]);
  expect(refusals).toHaveLength(2);
});

it('a path of another remote is a warning only while the release does not go live', async () => {
  const { built, dir } = builtRemote({ paths: ['/person/:slug'] });
  const report = await tryRelease(built, dir, { ...surroundings, goesLive: false });
  expect(report.refusals).toEqual([]);
  expect(report.warnings).toEqual([expect.stringContaining('which mfe-people owns')]);
});

it("a path inside another remote's page is taken with its leave", async () => {
  const lent = { paths: ['/person/:slug/*'], admits: ['mfe-title'] };
  const { built, dir } = builtRemote({ paths: ['/person/:slug/titles'] });
  const report = await tryRelease(built, dir, {
    ...surroundings,
    generation: generation({
      'mfe-people': {
        ...livePointer('1.0.0-aaaaaaaaaaaa', []),
        owned: { pages: { person: lent }, widgets: {} },
      },
    }),
  });
  expect(report.refusals).toEqual([]);
});

it('before a host is live, needs of it are not compared', async () => {
  const { built, dir } = builtRemote(withNeeds({ runtime: ['useBlocker'] }));
  const report = await tryRelease(built, dir, { ...surroundings, offers: undefined });
  expect(report.refusals).toEqual([]);
});

it('a prerelease of React within the range fits', async () => {
  const { built, dir } = builtRemote();
  const shared = { ...offers.shared, react: '19.4.0-canary.1' };
  const report = await tryRelease(built, dir, { ...surroundings, offers: { ...offers, shared } });
  expect(report.refusals).toEqual([]);
});
