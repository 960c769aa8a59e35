import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltRemote } from '@sinima/contracts/release';
import { findRefusals } from './find-refusals.ts';
import { builtRemote, type RemoteSources } from './test/built-remote.ts';
import { surroundings } from './test/surroundings.ts';
import { tryRelease } from './try-release.ts';

const { needs } = builtRemote().built;
const withNeeds = (more: Partial<BuiltRemote['needs']>): RemoteSources => ({
  release: { needs: { ...needs, ...more } },
});
const page = (body: string, more: RemoteSources = {}): RemoteSources => ({ page: body, ...more });
const css = (text: string): RemoteSources => ({ css: text });

const good: readonly (readonly [string, RemoteSources])[] = [
  ['has a page and a widget', {}],
  ['keeps state', page(`const [open] = useState(false); return h('p', null, String(open))`)],
  ['shows a picture and no text', page(`return h('img', { src: '/x.png', alt: '' })`)],
  ['links to another page', page(`return h(Link, { to: '/person/x' }, data.displayTitle)`)],
  [
    'reads in the page what it did not read ahead',
    {
      prefetch: '',
      page: `return h('p', null, data?.displayTitle ?? 'Loading')`,
      head: `return { title: 'Title' }`,
    },
  ],
  [
    'reads what depends on a former answer',
    page(
      `const more = useQuery(apiQuery('/api/titles/{id}/similar', { path: { id: data.id } })); return h('p', null, more.data?.[0]?.slug ?? 'Loading')`,
    ),
  ],
  [
    'reads a list with its total',
    page(`const list = useQuery(apiListQuery('/api/titles')); return h('p', null, list.data?.total ?? 0)`),
  ],
  [
    'has a read that is not enabled',
    page(`useQuery({ ...apiQuery('/api/nothing'), enabled: false }); return h('p', null, data.slug)`),
  ],
  ['copies an answer', page(`const copy = { ...data }; return h('p', null, copy.displayTitle)`)],
  [
    'writes an answer as JSON',
    page(`return h('script', { type: 'application/ld+json' }, JSON.stringify(data))`),
  ],
  [
    'goes through a list in every way',
    page(
      `const [first] = data.genres; return h('p', null, first, [...data.genres].sort().join(), data.genres.at(-1), data.genres.length, data.genres.includes('drama'))`,
    ),
  ],
  [
    'sorts a list of things',
    {
      widget: `return h('ul', null, data.toSorted((a, b) => a.slug.localeCompare(b.slug)).map(({ slug }) => h('li', { key: slug }, slug)))`,
    },
  ],
  ['asks whether a field is there', page(`return h('p', null, 'synopsis' in data ? data.synopsis : 'none')`)],
  [
    'does without what is null',
    page(`return h('p', null, data.budget?.amount ?? 'unknown', data.trailerUrl ?? 'no trailer')`),
  ],
  [
    'handles an error of its own',
    page(`try { throw new Error('handled') } catch {} return h('p', null, data.slug)`),
  ],
  [
    'handles a read that fails',
    {
      prefetch: `await data.fetch(apiQuery('/api/auth/user')).catch(() => {}); await data.fetch(titleQuery(params.slug))`,
    },
  ],
  [
    'waits a little in prefetch',
    {
      prefetch:
        'await new Promise((done) => setTimeout(done, 30)); await data.fetch(titleQuery(params.slug))',
    },
  ],
  [
    'has no prefetch that waits',
    {
      prefetch: 'data.fetch(titleQuery(params.slug)).catch(() => {})',
      page: `return h('p', null, data?.slug ?? 'Loading')`,
      head: `return { title: 'Title' }`,
    },
  ],
  [
    'loads its code late',
    { load: 'await new Promise((done) => setTimeout(done, 10)); return { default: Page }' },
  ],
  [
    'suspends until something is there',
    {
      top: 'const soon = new Promise((done) => setTimeout(done, 10, "there")); const { use } = globalThis.__sinimaShared.react',
      page: `return h('p', null, use(soon))`,
    },
  ],
  ['writes to the log', page(`console.log('a', 'b'); console.error('c'); return h('p', null, data.slug)`)],
  [
    'looks at the clock and at languages',
    page(`return h('p', null, new Date().getFullYear(), new Intl.NumberFormat('en').format(12))`),
  ],
  ['looks at the mode', page(`return h('p', null, process.env.NODE_ENV ?? 'none')`)],
  [
    'makes a hash',
    {
      top: `import { createHash } from 'node:crypto'`,
      page: `return h('p', null, createHash('sha256').update(data.slug).digest('hex'))`,
    },
  ],
  ['answers 404 with a title', { head: `return { title: 'Not found', status: 404 }` }],
  ['has a widget that shows nothing now', { widget: 'return null' }],
  [
    'says much in its head',
    {
      head: `const title = data.read(titleQuery(params.slug)); return { title: title.displayTitle, description: title.plotSummary ?? '', structuredData: [{ '@type': 'Movie', name: title.displayTitle }] }`,
    },
  ],
  [
    'reads the query parameters that it declares, and makes links of others',
    {
      top: 'const { useSearchParams } = globalThis.__sinimaShared["@sinima/runtime"]',
      query: ['tab'],
      page: `const [search] = useSearchParams(); const next = new URLSearchParams({ page: '2' }); return h(Link, { to: '?page=' + next.get('page') }, data.slug, search.get('tab'))`,
    },
  ],
  [
    'reads any query parameter, since it declares nothing of them',
    {
      top: 'const { useSearchParams } = globalThis.__sinimaShared["@sinima/runtime"]',
      page: `const [search] = useSearchParams(); return h('p', null, data.slug, search.get('anything'))`,
    },
  ],
  ['has two addresses for a page', { paths: ['/title/:slug', '/titles/:slug'] }],
  ['has an optional segment in its address', { paths: ['/title/:slug/:tab?'] }],
  ['owns all below its address', { paths: ['/title/:slug/*'] }],
];

/** What is only compared. */
const goodByItself: typeof good = [
  [
    'is built against an older React of the same major',
    withNeeds({ shared: { ...needs.shared, react: '19.1.0' } }),
  ],
  ['needs nothing of runtime and tokens', withNeeds({ runtime: [], tokens: [] })],
  [
    'styles what is inside its own classes',
    css('@layer app{.card_a1B2c3 p,.card_a1B2c3>*,:root .card_a1B2c3:hover::before{margin:0}}'),
  ],
  [
    'styles by width, support and print',
    css(
      '@layer app{@media (width>40rem){.card_a1B2c3{gap:1px}}@supports (display:grid){.card_a1B2c3{display:grid}}@container (width>1px){.card_a1B2c3{gap:1px}}}',
    ),
  ],
  [
    'animates under a name of its own',
    css('@layer app{@keyframes spin_a1B2c3{to{rotate:1turn}}.card_a1B2c3{animation:spin_a1B2c3 1s}}'),
  ],
  [
    'uses utilities under its prefix',
    css(
      '@layer utilities{.ti\\:flex{display:flex}:where(.ti\\:space-y-4>:not(:last-child)){margin:1px}.ti\\:\\[\\&_img\\]\\:border img{border:1px}}@property --tw-border-style{syntax:"*";inherits:false}',
    ),
  ],
  [
    'names the layers in their order',
    css('@layer properties, reset, tokens, kit, shared, app, utilities;@layer kit{.badge_R-CqIu{color:red}}'),
  ],
  [
    'has initial values of utilities',
    css('@layer properties{@supports (color:red){*,:before,:after,::backdrop{--tw-shadow:0 0 #0000}}}'),
  ],
  ['has no style at all', css('')],
  ['nests its rules', css('@layer app{.card_a1B2c3{color:red;&:hover{color:blue}p{margin:0}}}')],
];

describe('a release is let through when it', () => {
  it.each(goodByItself)('%s', (_name, sources) => {
    const { built, dir } = builtRemote(sources);
    const stylesheets = built.styles.map((file) => readFileSync(path.join(dir, file), 'utf8'));
    expect(findRefusals(built, stylesheets, surroundings).refusals).toEqual([]);
  });

  test.concurrent.each(good)('%s', async (_name, sources) => {
    const { built, dir } = builtRemote(sources);
    expect((await tryRelease(built, dir, surroundings)).refusals).toEqual([]);
  });
});

it('the report tells which fields of the API are read', async () => {
  const { built, dir } = builtRemote({
    page: `return h('p', null, data.slug, data.offers.map(({ platform }) => platform))`,
  });
  const { api } = await tryRelease(built, dir, surroundings);
  expect(api).toEqual({
    'GET /api/titles/slug/{slug}': ['displayTitle', 'offers', 'offers[].platform', 'slug'],
    'GET /api/titles/trending': ['[].displayTitle', '[].slug'],
  });
});

describe('fields of the API are noted that are read', () => {
  const readsOf = async (page: string): Promise<readonly string[]> => {
    const { built, dir } = builtRemote({
      page,
      top: 'const { useSearchParams } = globalThis.__sinimaShared["@sinima/runtime"]',
    });
    const { refusals, api } = await tryRelease(built, dir, surroundings);
    expect(refusals).toEqual([]);
    return Object.entries(api).flatMap(([operation, fields]) =>
      fields.map((field) => `${operation} ${field}`),
    );
  };
  const title = 'GET /api/titles/slug/{slug}';

  it('of what is null, or empty, in the recorded answer', async () => {
    const reads = await readsOf(
      `return h('p', null, data.slug, data.budget?.amount, data.showings.map(({ cinema }) => cinema))`,
    );
    expect(reads).toEqual(expect.arrayContaining([`${title} budget.amount`, `${title} showings[].cinema`]));
  });

  it('of the other kind of thing than the one that was recorded', async () => {
    const reads = await readsOf(`return h('p', null, data.slug, data.type === 'SERIES' && data.seasonCount)`);
    expect(reads).toContain(`${title} seasonCount`);
  });

  it('behind the tabs that a page links to', async () => {
    const reads = await readsOf(`
      const [search] = useSearchParams();
      const reviews = useQuery({ ...apiQuery('/api/titles/{id}/reviews', { path: { id: slug } }), enabled: search.get('tab') === 'reviews' });
      return h('div', null, h(Link, { to: '/title/' + slug + '?tab=reviews' }, 'Reviews'), reviews.data?.[0]?.headline)`);
    expect(reads).toContain('GET /api/titles/{id}/reviews [].headline');
  });

  it('even if the page throws or hangs where it is only looked at', async () => {
    const reads = await readsOf(`if (data.budget) for (;;); return h('p', null, data.slug, data.synopsis)`);
    expect(reads).toEqual(expect.arrayContaining([`${title} budget`, `${title} synopsis`]));
  });
});

it('a page is tried at the address of something that was recorded', async () => {
  const { built, dir } = builtRemote({
    page: `if (data.slug !== slug) throw new Error('another title'); return h('p', null, slug)`,
  });
  expect((await tryRelease(built, dir, surroundings)).refusals).toEqual([]);
});

it('a widget that renders nothing, and a page with another status, are warned of', async () => {
  const { built, dir } = builtRemote({
    widget: 'return null',
    head: `return { title: 'Gone', status: 410 }`,
  });
  expect((await tryRelease(built, dir, surroundings)).warnings).toEqual([
    'The page "title" of mfe-title has the status 410 on recorded answers: little of it was tried.',
    'The widget "trending" of mfe-title renders nothing on recorded answers.',
  ]);
});
