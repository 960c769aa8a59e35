import type { OwnedRoutes } from '@sinima/contracts/pointer';
import { clashes, ownClaimProblems, wrongName } from './claim-problems.ts';
import { patternContains, patternsMeet } from './path-pattern.ts';

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
    ['/api/titles', '/api is reserved for the host'],
    ['/releases/:app', '/releases is reserved for the host'],
    ['/health', '/health is reserved for the host'],
    ['/operator', '/operator is reserved for the host'],
    ['/reports/:id', '/reports is reserved for the host'],
  ])('a remote may not own %j: %s', (pattern, why) => {
    const [problem] = ownClaimProblems('mfe-title', owning([pattern]));
    expect(problem).toContain(`mfe-title declares the path "${pattern}": ${why}`);
    expect(problem).toContain('Change remote.config.ts of mfe-title.');
  });

  it('a widget stands in a slot that the host has', () => {
    const owned = { pages: {}, widgets: { card: { slot: 'attic' as 'home', order: 1 } } };
    expect(ownClaimProblems('mfe-title', owned)[0]).toContain(
      'the slot "attic", which the host does not have (it has home)',
    );
    expect(ownClaimProblems('mfe-title', owned, ['home', 'attic'])).toEqual([]);
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

  it('a remote is named as its folder', () => {
    expect(wrongName('mfe-title', 'mfe-title')).toBeUndefined();
    expect(wrongName('mfe-title', 'mfe-copy')).toContain('Set its name to mfe-copy.');
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
