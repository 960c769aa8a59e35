import { CORE_COLLECTIONS, CORE_SEGMENTS } from '@sinima/contracts/api-openings';
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import { clashes, ownClaimProblems } from './claim-problems.ts';

const owning = (prefixes: readonly string[], collections: readonly string[] = []): OwnedRoutes => ({
  pages: {},
  widgets: {},
  api: { prefixes, collections },
});

describe('the part of the API of a remote by itself', () => {
  it.each(['festivals', 'box-office', 'me/ratings', 'members/:handle/activity', 'me/diary'])(
    'it may have the prefix %s',
    (prefix) => {
      expect(ownClaimProblems('mfe-title', owning([prefix]))).toEqual([]);
    },
  );

  it.each([
    ...CORE_SEGMENTS.map((segment) => [segment, `/api/${segment} is the core's`]),
    ['titles/:id', "/api/titles is the core's"],
    ['titles/:id/histories', "/api/titles is the core's"],
    ['Festivals', 'its segments are lower-case words'],
    ['festivals/', 'its segments are lower-case words'],
    ['/festivals', 'its segments are lower-case words'],
    [':slug', 'its segments are lower-case words'],
    ['..', 'its segments are lower-case words'],
    ['f'.repeat(41), 'its segments are lower-case words'],
  ])('it may not have the prefix %j: %s', (prefix, why) => {
    const [problem] = ownClaimProblems('mfe-title', owning([prefix]));
    expect(problem).toContain(`mfe-title declares the API prefix "${prefix}": ${why}`);
    expect(problem).toContain('Change api in remote.config.ts of mfe-title.');
  });

  it.each([
    ...CORE_COLLECTIONS.map((collection) => [collection, "it is the core's"]),
    ['migrations_mfe-title', 'names that begin with migrations_ are taken'],
    ['system.users', 'its name is lower-case words'],
    ['Festivals', 'its name is lower-case words'],
    ['', 'its name is lower-case words'],
  ])('it may not have the collection %j: %s', (collection, why) => {
    expect(ownClaimProblems('mfe-title', owning(['festivals'], [collection]))).toEqual([
      expect.stringContaining(`mfe-title declares the collection "${collection}": ${why}`),
    ]);
  });

  it('it has a prefix, and names each once', () => {
    expect(ownClaimProblems('mfe-title', owning([]))).toEqual([expect.stringContaining('without a prefix')]);
    expect(ownClaimProblems('mfe-title', owning(['songs', 'songs']))).toEqual([
      'mfe-title declares "songs" twice in api. Change api in remote.config.ts of mfe-title.',
    ]);
  });
});

describe('the parts of the API of two remotes', () => {
  const catalogue = {
    'mfe-catalogue': { owned: owning(['festivals', 'titles/:id/history'], ['festivals']) },
  };

  it.each(['festivals', 'festivals/past', 'titles/:id/history'])(
    'another remote may not have the prefix %s, which meets one of mfe-catalogue',
    (prefix) => {
      const [problem] = clashes('mfe-other', owning([prefix]), catalogue);
      expect(problem).toContain(
        `mfe-other declares the API prefix "${prefix}", which mfe-catalogue owns. Choose another in api of remote.config.ts`,
      );
      expect(problem).toContain('activate mfe-catalogue@<version> mfe-other@<version>');
    },
  );

  it('another remote may not have a collection of mfe-catalogue', () => {
    expect(clashes('mfe-other', owning(['songs'], ['festivals']), catalogue)).toEqual([
      expect.stringContaining('declares the collection "festivals", which mfe-catalogue owns'),
    ]);
  });

  it('another remote may have others', () => {
    expect(clashes('mfe-other', owning(['festival', 'people/:id/history'], ['songs']), catalogue)).toEqual(
      [],
    );
  });

  it('a new version of the same remote keeps its own', () => {
    expect(clashes('mfe-catalogue', owning(['festivals'], ['festivals']), catalogue)).toEqual([]);
  });
});
