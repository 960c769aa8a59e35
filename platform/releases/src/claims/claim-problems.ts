/** Claims that a remote may not make: they are checked before a release is signed, and again before the pointer is. */
import { hostPathOf } from '@sinima/contracts/host-paths';
import { LANGUAGES, languageOfPath, prefixOf, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { LivePointer, OwnedRoutes } from '@sinima/contracts/pointer';
import { slotNameProblems, slotProblems } from './claimed-slots.ts';
import { apiClashes, apiProblems } from './api-claims.ts';
import { addressClashes, addressProblems } from './declared-addresses.ts';
import { navigationClashes, navigationProblems } from './declared-navigation.ts';
import { patternContains, patternsMeet, wrongPattern } from '@sinima/contracts/path-pattern';

/** Query parameters that a page may declare: more would make more entries in caches than pages are worth. */
const MAX_PARAMETERS = 20;

/** A parameter's name that needs no escaping in an address. */
const PARAMETER = /^[\w.-]{1,40}$/;

interface Claim {
  readonly app: string;
  readonly pattern: string;
  /** Remotes that may own paths inside the pattern. */
  readonly admits: readonly string[];
}

function claimsOf(app: string, { pages }: OwnedRoutes): Claim[] {
  return Object.values(pages).flatMap(({ paths, admits = [] }) =>
    paths.map((pattern) => ({ app, pattern, admits })),
  );
}

/** Return what is wrong with the claims of one remote by themselves, each a sentence with the remedy. */
export function ownClaimProblems(app: string, owned: OwnedRoutes): string[] {
  const patterns = claimsOf(app, owned).map(({ pattern }) => pattern);
  const wrong = patterns.flatMap((pattern) => {
    const why = wrongPattern(pattern) ?? reservedBy(pattern);
    return why === undefined
      ? []
      : [`${app} declares the path "${pattern}": ${why}. Change remote.config.ts of ${app}.`];
  });
  return [
    ...wrong,
    ...queryProblems(app, owned),
    ...slotProblems(app, owned),
    ...slotNameProblems(app, owned),
    ...navigationProblems(app, owned),
    ...addressProblems(app, owned),
    ...apiProblems(app, owned),
  ];
}

/** Return what is wrong with declared query parameters. */
function queryProblems(app: string, { pages, widgets }: OwnedRoutes): string[] {
  return Object.entries({ ...widgets, ...pages }).flatMap(([id, { query = [], isStatic = false }]) => {
    const wrong = query.find((name) => !PARAMETER.test(name));
    const why = [
      ...(wrong === undefined
        ? []
        : [`"${wrong}" is no name of a parameter (1 to 40 letters, digits, ".", "_" and "-")`]),
      ...(new Set(query).size < query.length ? ['one of them stands there twice'] : []),
      ...(query.length > MAX_PARAMETERS ? [`${MAX_PARAMETERS} are the most`] : []),
      ...(query.includes('preview') ? ['"preview" is the host\'s'] : []),
      ...(isStatic && query.length > 0
        ? ['what is static stays as the server rendered it, whatever the query says']
        : []),
    ];
    return why.map(
      (each) => `${app} declares query parameters of "${id}": ${each}. Change remote.config.ts of ${app}.`,
    );
  });
}

function reservedBy(pattern: string): string | undefined {
  const { language } = languageOfPath(pattern);
  if (language !== SOURCE_LANGUAGE) {
    return `${prefixOf(language)} is the prefix of pages in ${LANGUAGES[language].name}`;
  }
  const reserved = hostPathOf(pattern);
  return reserved && `/${reserved} is reserved for the host`;
}

/** Tell whether the owner of the outer pattern admits the owner of the inner one. */
function isAdmitted(a: Claim, b: Claim): boolean {
  const admits = (outer: Claim, inner: Claim): boolean =>
    outer.admits.includes(inner.app) &&
    patternContains(outer.pattern, inner.pattern) &&
    !patternContains(inner.pattern, outer.pattern);
  return admits(a, b) || admits(b, a);
}

/**
 * Return the clashes between a remote's claims and those of others, each a sentence with the remedy.
 *
 * @param owned claims that are right by themselves
 */
export function clashes(
  app: string,
  owned: OwnedRoutes,
  apps: Readonly<Record<string, Pick<LivePointer, 'owned'>>>,
): string[] {
  const others = Object.entries(apps)
    .filter(([other]) => other !== app)
    .map(([other, pointer]) => ({ app: other, owned: pointer.owned }));
  const taken = others.flatMap((other) => claimsOf(other.app, other.owned));
  const paths = claimsOf(app, owned).flatMap((claim) => {
    const clash = taken.find(
      (other) => patternsMeet(claim.pattern, other.pattern) && !isAdmitted(claim, other),
    );
    if (!clash) return [];
    const { app: owner, pattern } = clash;
    return [
      `${app} declares the path ${claim.pattern}, which ${owner} owns${pattern === claim.pattern ? '' : ` (${pattern})`}. ` +
        `Only one remote can own a path: change remote.config.ts of one of them. If ${claim.pattern} moves from ${owner}, ` +
        `make both live at once: npm run releases -- activate ${owner}@<version> ${app}@<version>. A page that lends ` +
        `paths inside its own says so: admits: ['${app}'].`,
    ];
  });
  return [
    ...paths,
    ...navigationClashes(app, owned, others),
    ...addressClashes(app, owned, others),
    ...apiClashes(app, owned, others),
  ];
}
