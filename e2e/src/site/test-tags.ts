/** When a browser test runs: with a change in which remotes, and whether with each `npm test`. */
import { remoteNames } from '@sinima/build/workspace';
import type { SitePage } from './site-pages.ts';

/** Tag of a test that `npm test` leaves out, and `npm run test:slow` runs. */
export const SLOW = '@slow';

/** Tag of a slow test that measures how long something takes: nothing else runs meanwhile. */
export const TIMED = '@timed';

/** Addresses of pages by the remotes that draw them. */
const drawnBy: readonly (readonly [RegExp, readonly string[]])[] = [
  // Any remote may have a widget there.
  [/^\/$/, remoteNames().map((remote) => `@${remote}`)],
  [/^\/(movies|tv-shows|search|streaming|theaters|awards|festivals|companies|company)\b/, ['@mfe-catalogue']],
  [/^\/titles?\//, ['@mfe-title']],
  [/^\/(people|person)\b/, ['@mfe-people']],
];

/**
 * Return the tags of a test of one page: the remotes that draw it, so that a change in one of them calls for the test
 * (`tools/checks/src/browser-areas.ts`), and {@link SLOW} unless it is part of each `npm test`.
 */
export function tagsOf({ address }: Pick<SitePage, 'address'>, isEveryTime = true): string[] {
  const remotes = drawnBy.find(([pattern]) => pattern.test(address))?.[1] ?? ['@mfe-community'];
  return isEveryTime ? [...remotes] : [...remotes, SLOW];
}

/** One short page stands for all in each `npm test`; the slow tests open the others. */
export const isOpenedEveryTime = ({ reads, address }: SitePage): boolean => reads || address === '/about';
