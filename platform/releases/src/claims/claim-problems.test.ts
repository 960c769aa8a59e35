import { HOST_PATHS } from '@sinima/contracts/host-paths';
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import { clashes, ownClaimProblems } from './claim-problems.ts';
import { patternContains, patternsMeet } from '@sinima/contracts/path-pattern';

const owning = (paths: readonly string[], admits?: readonly string[]): OwnedRoutes => ({
  pages: { page: admits ? { paths, admits } : { paths } },
  widgets: {},
});

describe('the claims of a remote by themselves', () => {
  it.each([
    '/movies',
    '/title/:slug',
    '/titles/:slug/cast',
    '/lists/:slug?',
    '/docs/*',
    '/api-docs',
    '/robots',
    '/icons-of-nollywood',
  ])('a remote may own %s', (pattern) => {
    expect(ownClaimProblems('mfe-title', owning([pattern]))).toEqual([]);
  });

  it.each([
    ['', 'it does not begin with /'],
    ['movies', 'it does not begin with /'],
    ['/', "the home page is the host's"],
    ['/*', 'its first segment has to be a fixed word'],
    ['/:anything', 'its first segment has to be a fixed word'],
    ['/movies?', 'its first segment has to be a fixed word'],
    ['/movies/', 'it has an empty segment'],
    ['//evil.example', 'it has an empty segment'],
    ['/sound tracks', '"sound tracks" is neither a word'],
    ['sound tracks', 'it does not begin with /'],
    ['/Movies', '"Movies" is neither a word'],
    ['/movies/../admin', '".." is neither a word'],
    ['/movies/%2e', '"%2e" is neither a word'],
    ['/movies/*/cast', '* may only be its last segment'],
    ['/icons/:name', '/icons is reserved for the host'],
    ['/fr', '/fr is the prefix of pages in Français'],
    ['/sw/movies', '/sw is the prefix of pages in Kiswahili'],
    ...HOST_PATHS.filter((root) => !root.startsWith('_')).flatMap((root) => [
      [`/${root}`, `/${root} is reserved for the host`],
      [`/${root}/:id?`, `/${root} is reserved for the host`],
    ]),
  ])('a remote may not own %j: %s', (pattern, why) => {
    const [problem] = ownClaimProblems('mfe-title', owning([pattern]));
    expect(problem).toContain(`mfe-title declares the path "${pattern}": ${why}`);
    expect(problem).toContain('Change remote.config.ts of mfe-title.');
  });

  it.each([
    [['page', 'genre', 'sort-by', 'filter.year'], []],
    [['page number'], ['"page number" is no name of a parameter']],
    [[''], ['"" is no name of a parameter']],
    [['page', 'page'], ['one of them stands there twice']],
    [['preview'], ['"preview" is the host\'s']],
    [Array.from({ length: 21 }, (_each, at) => `p${at}`), ['20 are the most']],
  ])('of the query parameters %j it is said: %j', (query, problems) => {
    const pages = { page: { paths: ['/movies'], query } };
    const widgets = { card: { slot: 'home' as const, order: 1, query } };
    expect(ownClaimProblems('mfe-title', { pages, widgets: {} })).toEqual(
      problems.map((each) => expect.stringContaining(each)),
    );
    expect(ownClaimProblems('mfe-title', { pages: {}, widgets })).toHaveLength(problems.length);
  });

  it('a static page or widget reads no query', () => {
    const pages = { page: { paths: ['/movies'], query: ['page'], isStatic: true } };
    expect(ownClaimProblems('mfe-title', { pages, widgets: {} })).toEqual([
      'mfe-title declares query parameters of "page": what is static stays as the server rendered it, whatever the query says. Change remote.config.ts of mfe-title.',
    ]);
    const card = { slot: 'home' as const, order: 1, query: ['page'], isStatic: true };
    expect(ownClaimProblems('mfe-title', { pages: {}, widgets: { card } })).toHaveLength(1);
    expect(ownClaimProblems('mfe-title', { pages: {}, widgets: { card: { ...card, query: [] } } })).toEqual(
      [],
    );
  });
});

describe('the claims of two remotes', () => {
  const title = { 'mfe-title': { owned: owning(['/title/:slug', '/title/:slug/cast', '/lists/:slug?']) } };

  it.each(['/title/:id', '/title/king-of-boys', '/title/*', '/title/king/:part', '/lists', '/lists/top'])(
    'another remote may not own %s, which meets a path of mfe-title',
    (pattern) => {
      const [problem] = clashes('mfe-other', owning([pattern]), title);
      expect(problem).toContain(`mfe-other declares the path ${pattern}, which mfe-title owns`);
    },
  );

  it.each(['/titles', '/title', '/title/:slug/soundtrack', '/title/a/b/c', '/list/top'])(
    'another remote may own %s, which meets no path of mfe-title',
    (pattern) => {
      expect(clashes('mfe-other', owning([pattern]), title)).toEqual([]);
    },
  );

  it('a remote may own a path inside another one that admits it, and only inside', () => {
    const admitting = { 'mfe-title': { owned: owning(['/title/:slug'], ['mfe-friend']) } };
    expect(clashes('mfe-friend', owning(['/title/king-of-boys']), admitting)).toEqual([]);
    expect(clashes('mfe-friend', owning(['/title/:slug']), admitting)).toHaveLength(1);
    expect(clashes('mfe-other', owning(['/title/king-of-boys']), admitting)).toHaveLength(1);
  });

  it('a remote does not clash with itself', () => {
    expect(clashes('mfe-title', owning(['/title/:slug']), title)).toEqual([]);
  });
});

describe('the navigation that a remote declares', () => {
  const entry = { place: 'header', label: 'Soundtracks', path: '/soundtracks', order: 50 } as const;
  const declaring = (...entries: readonly object[]): OwnedRoutes => ({
    ...owning(['/soundtracks', '/soundtracks/:slug']),
    navigation: entries as OwnedRoutes['navigation'] & {},
  });

  it.each([
    entry,
    { ...entry, path: '/soundtracks?sort=new' },
    { ...entry, path: '/soundtracks/king-of-boys', place: 'footer-discover' },
  ])('a remote may declare %j', (each) => {
    expect(ownClaimProblems('mfe-soundtracks', declaring(each))).toEqual([]);
  });

  it.each([
    [{ ...entry, path: '/movies' }, '/movies is a path of none of its pages'],
    [{ ...entry, path: 'https://elsewhere.example' }, 'its path is not of the form'],
    [{ ...entry, path: '//evil.example' }, 'its path is not of the form'],
    [{ ...entry, path: 'javascript:alert(1)' }, 'its path is not of the form'],
    [{ ...entry, label: 7 }, 'its label is no text'],
    [{ ...entry, path: '/soundtracks/:slug' }, 'its path is not of the form'],
    [{ ...entry, label: '' }, 'its label is not of 1 to 30 characters'],
    [{ ...entry, label: 'a\u202eb' }, 'its label is not of 1 to 30 characters'],
    [{ ...entry, place: 'sidebar' }, 'its place is none of header, footer-discover'],
    [{ ...entry, order: '1' }, 'its order is no number'],
  ])('a remote may not declare %j: %s', (each, why) => {
    const [problem] = ownClaimProblems('mfe-soundtracks', declaring(each));
    expect(problem).toContain(`mfe-soundtracks declares the navigation entry "${each.label}": ${why}`);
    expect(problem).toContain('Change navigation in remote.config.ts of mfe-soundtracks.');
  });

  it.each([7, [null], ['Movies'], [{}]])('navigation is a list of entries, and not %j', (navigation) => {
    const owned = { ...declaring(), navigation } as unknown as OwnedRoutes;
    expect(ownClaimProblems('mfe-soundtracks', owned)).toHaveLength(1);
  });

  it('a remote has four links in the header at most, and none twice', () => {
    const five = Array.from({ length: 5 }, (_each, at) => ({ ...entry, label: `${at}` }));
    expect(ownClaimProblems('mfe-soundtracks', declaring(...five))[0]).toContain('4 are the most');
    expect(ownClaimProblems('mfe-soundtracks', declaring(entry, entry))[0]).toContain('twice in header');
  });

  it('a remote may not say in a place what another one says there', () => {
    const others = {
      'mfe-music': { owned: { ...owning(['/music']), navigation: [{ ...entry, path: '/music' }] } },
    };
    expect(clashes('mfe-soundtracks', declaring(entry), others)).toEqual([
      'mfe-soundtracks declares the navigation entry "Soundtracks" (/soundtracks) in header, where mfe-music has ' +
        '"Soundtracks" (/music). Change navigation in remote.config.ts of one of them.',
    ]);
    expect(clashes('mfe-soundtracks', declaring({ ...entry, place: 'footer-discover' }), others)).toEqual([]);
    expect(clashes('mfe-music', declaring(entry), others)).toEqual([]);
  });

  it('the name of a signed-in member leads to one remote', () => {
    const account = { ...entry, place: 'account' } as const;
    const others = {
      'mfe-music': {
        owned: { ...owning(['/music']), navigation: [{ ...account, label: 'You', path: '/music' }] },
      },
    };
    expect(clashes('mfe-soundtracks', declaring(account), others)).toHaveLength(1);
  });
});

describe('sitemaps, cards and feeds that a remote declares', () => {
  const card = {
    kind: 'soundtrack',
    api: '/api/soundtracks/{slug}',
    name: 'title',
    facts: ['{year}'],
    cloth: { shape: 'poster' },
  } as const;
  const sitemap = { name: 'soundtracks', api: '/api/soundtracks' } as const;
  const feed = {
    name: 'soundtrack',
    format: 'atom',
    title: '{title}',
    api: '/api/soundtracks/{id}/songs?sort=new',
    subject: '/api/soundtracks/{slug}',
    entries: [{ each: '[]', title: '{name}', path: '/song/{slug}?of={id}', date: 'year' }],
  } as const;
  const ofEach = (each: string) => ({ feeds: [{ ...feed, entries: [{ ...feed.entries[0], each }] }] });
  const declaring = (path: string, declared: object): OwnedRoutes => ({
    pages: { page: { paths: [path], ...declared } },
    widgets: {},
  });

  it.each([
    ['/soundtracks/:slug', { card, sitemap }],
    ['/soundtracks/:slug', { sitemap: { ...sitemap, count: { api: '/api/stats', field: 'all' } } }],
    ['/soundtracks/:slug', { sitemap: { ...sitemap, unless: 'isStub' } }],
    ['/soundtracks', { sitemap: 'fixed' }],
    ['/soundtracks/:slug', { feeds: [feed, { ...feed, format: 'ics' }] }],
    ['/soundtracks', ofEach('[].years')],
    ['/soundtracks', { sitemap: 'closed' }],
    ['/soundtracks/:slug', { card: { ...card, translations: { fr: { OST: 'Musique' } } } }],
    [
      '/soundtracks/:slug',
      { card: { ...card, namesIn: { ar: [{ each: 'titles', name: 'title', language: 'language' }] } } },
    ],
    ['/soundtracks/:slug', { feeds: [{ ...feed, titles: { sw: 'Nyimbo' } }] }],
  ])('a page at %s may declare %j', (path, declared) => {
    expect(ownClaimProblems('mfe-soundtracks', declaring(path, declared))).toEqual([]);
  });

  it.each([
    ['/soundtracks/:slug', { sitemap: 'fixed' }, 'a sitemap', 'the first path of the page has parameters'],
    ['/soundtracks', { sitemap }, 'a sitemap', 'the first path of the page has no parameter'],
    [
      '/soundtracks/:slug',
      { card: { ...card, namesIn: { ar: 'title' } } },
      'a card',
      'its names in a language are no list',
    ],
    ['/soundtracks/*', { sitemap }, 'a sitemap', 'has * or an optional part'],
    [
      '/soundtracks/:slug',
      { sitemap: { ...sitemap, name: 'pages' } },
      'a sitemap',
      'that of the fixed pages',
    ],
    ['/soundtracks/:slug', { sitemap: { ...sitemap, api: '/api/a?page=1' } }, 'a sitemap', 'its api is not'],
    [
      '/soundtracks/:slug',
      { sitemap: { ...sitemap, api: 'https://elsewhere.example/list' } },
      'a sitemap',
      'its api is not',
    ],
    [
      '/soundtracks/:slug',
      { sitemap: { ...sitemap, unless: 'a b' } },
      'a sitemap',
      'what it leaves out is not of the form isStub',
    ],
    ['/soundtracks/:slug', { sitemap: 7 }, 'a sitemap', 'expected object'],
    [
      '/soundtracks/:slug',
      { card: { ...card, api: '/api/soundtracks' } },
      'a card',
      'its api is not of the form',
    ],
    ['/soundtracks/:slug', { card: { ...card, kind: '../site' } }, 'a card', 'its name is not of a-z'],
    ['/soundtracks/:slug', { card: { ...card, cloth: {} } }, 'a card', 'neither a poster nor a portrait'],
    ['/soundtracks', { feeds: 7 }, 'a feed', 'its feeds are no list'],
    ['/soundtracks', { feeds: [{ ...feed, format: 'rss' }] }, 'a feed', 'neither atom nor ics'],
    ['/soundtracks', { feeds: [{ ...feed, name: 'a/b' }] }, 'a feed', 'its name is not of a-z'],
    [
      '/soundtracks',
      { feeds: [{ ...feed, api: 'https://a.example' }] },
      'a feed',
      'its api is not of the form',
    ],
    [
      '/soundtracks',
      { feeds: [{ ...feed, api: '/api/a/{id}?b={c}' }] },
      'a feed',
      'its api has more than one parameter',
    ],
    ['/soundtracks', ofEach('a.b'), 'a feed', 'a list is not of the form'],
    ['/soundtracks', { feeds: [{ ...feed, titles: { xx: 'Songs' } }] }, 'a feed', 'Unrecognized key: "xx"'],
    [
      '/soundtracks/:slug',
      { card: { ...card, translations: { xx: {} } } },
      'a card',
      'Unrecognized key: "xx"',
    ],
  ])('a page at %s may not declare %j', (path, declared, what, why) => {
    const [problem] = ownClaimProblems('mfe-soundtracks', declaring(path, declared));
    expect(problem).toContain(`mfe-soundtracks declares ${what} for the page "page": `);
    expect(problem).toContain(why);
    expect(problem).toContain('Change remote.config.ts of mfe-soundtracks.');
  });

  it('a remote may not use the name of another one for a sitemap, a card or a feed', () => {
    const others = { 'mfe-music': { owned: declaring('/music/:slug', { card, sitemap, feeds: [feed] }) } };
    const own = declaring('/soundtracks/:slug', { card, sitemap, feeds: [{ ...feed, format: 'ics' }, feed] });
    expect(clashes('mfe-soundtracks', own, others)).toEqual([
      expect.stringContaining('declares the sitemap "soundtracks", which mfe-music has'),
      expect.stringContaining('declares the card "soundtrack", which mfe-music has'),
      expect.stringContaining('declares the feed "soundtrack.atom", which mfe-music has'),
    ]);
  });
});

describe('path patterns', () => {
  it.each([
    ['/a/:x', '/a/b', true],
    ['/a/:x', '/a/b/c', false],
    ['/a/*', '/a/b/:c', true],
    ['/a/*', '/a', true],
    ['/a/:x?', '/a', true],
    ['/a/:x/c', '/a/b/:y', true],
  ])('%s and %s meet: %s', (a, b, meet) => {
    expect(patternsMeet(a, b)).toBe(meet);
    expect(patternsMeet(b, a)).toBe(meet);
  });

  it.each([
    ['/a/:x', '/a/b', true],
    ['/a/b', '/a/:x', false],
    ['/a/*', '/a/b/c', true],
    ['/a/:x', '/a/*', false],
    ['/a/:x/c', '/a/b/:y', false],
  ])('%s contains %s: %s', (outer, inner, contains) => {
    expect(patternContains(outer, inner)).toBe(contains);
  });
});
