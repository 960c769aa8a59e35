/** Prefixes and collections that a remote's part of the API declares: which are right, and which belong to others. */
import { API_OPENINGS, CORE_COLLECTIONS, CORE_SEGMENTS } from '@sinima/contracts/api-openings';
import { patternsMeet } from '@sinima/contracts/path-pattern';
import type { OwnedRoutes } from '@sinima/contracts/pointer';

const SEGMENT = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const COLLECTION = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;

/** The most characters of a prefix's segment and of a collection's name. */
const MAX_NAME = 40;

/** All addresses below a prefix, as a path pattern. */
const below = (prefix: string): string => `/${prefix}/*`;

function wrongPrefix(prefix: string): string | undefined {
  if (API_OPENINGS.includes(prefix)) return undefined;
  const [first = '', ...rest] = prefix.split('/');
  if (CORE_SEGMENTS.some((segment) => segment === first)) {
    return (
      `/api/${first} is the core's. Choose another prefix, or ask its owners to name this one in API_OPENINGS of ` +
      'contracts/src/api-openings.ts'
    );
  }
  const isRight = [first, ...rest].every((segment) => SEGMENT.test(segment) && segment.length <= MAX_NAME);
  return isRight
    ? undefined
    : `its segments are lower-case words joined by hyphens, ${MAX_NAME} characters at most`;
}

function wrongCollection(collection: string): string | undefined {
  if (CORE_COLLECTIONS.some((core) => core === collection))
    return "it is the core's. Choose another name; titles and people come through CatalogueReads";
  if (collection.startsWith('migrations_')) return 'names that begin with migrations_ are taken';
  return COLLECTION.test(collection) && collection.length <= MAX_NAME
    ? undefined
    : `its name is lower-case words joined by "_" or "-", ${MAX_NAME} characters at most`;
}

const twiceAmong = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) !== at);

/** Return the faults of a part's declaration, looked at by itself: each a sentence with the remedy. */
export function apiProblems(app: string, { api }: OwnedRoutes): string[] {
  if (!api) return [];
  const { prefixes, collections } = api;
  const remedy = `Change api in remote.config.ts of ${app}.`;
  const twice = twiceAmong(prefixes) ?? twiceAmong(collections);
  return [
    ...(prefixes.length === 0 ? [`${app} declares a part of the API without a prefix. ${remedy}`] : []),
    ...prefixes.flatMap((prefix) => {
      const why = wrongPrefix(prefix);
      return why === undefined ? [] : [`${app} declares the API prefix "${prefix}": ${why}. ${remedy}`];
    }),
    ...collections.flatMap((collection) => {
      const why = wrongCollection(collection);
      return why === undefined ? [] : [`${app} declares the collection "${collection}": ${why}. ${remedy}`];
    }),
    ...(twice === undefined ? [] : [`${app} declares "${twice}" twice in api. ${remedy}`]),
  ];
}

/** Return the prefixes and collections that another remote owns, each a sentence with the remedy. */
export function apiClashes(
  app: string,
  { api }: OwnedRoutes,
  others: readonly { readonly app: string; readonly owned: OwnedRoutes }[],
): string[] {
  const moving = (owner: string): string =>
    `Choose another in api of remote.config.ts of ${app}. If it moves from ${owner}, make both live at once: ` +
    `npm run releases -- activate ${owner}@<version> ${app}@<version>.`;
  const prefixes = (api?.prefixes ?? []).flatMap((prefix) => {
    const owner = others.find(({ owned }) =>
      owned.api?.prefixes.some((other) => patternsMeet(below(prefix), below(other))),
    );
    if (!owner) return [];
    return [`${app} declares the API prefix "${prefix}", which ${owner.app} owns. ${moving(owner.app)}`];
  });
  const collections = (api?.collections ?? []).flatMap((collection) => {
    const owner = others.find(({ owned }) => owned.api?.collections.includes(collection));
    if (!owner) return [];
    return [`${app} declares the collection "${collection}", which ${owner.app} owns. ${moving(owner.app)}`];
  });
  return [...prefixes, ...collections];
}
