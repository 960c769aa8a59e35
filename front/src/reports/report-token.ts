import type { PageVersions, ReportToken } from '@sinima/contracts/reports';
import type { LiveSite } from '../composition/live-site.ts';
import type { PageTokens } from './page-token.ts';

export interface ReportTokenOptions {
  readonly tokens: PageTokens;
  readonly site: Pick<LiveSite, 'compose' | 'isCanaryUnderWay'>;
  readonly hostVersion: string;
}

/**
 * Give a page its token, for those of its versions that its visitor gets at this moment; undefined where there is none.
 * A remote of which the page shows another version is left out: what is said of it no longer matters.
 *
 * @param cookie the visitor's `sinima-visitor` cookie. While a canary is under way nobody reports without it: it decides
 *   who gets which version, and who was counted for it.
 */
export function reportToken(
  { tokens, site, hostVersion }: ReportTokenOptions,
  cookie: string | undefined,
  versions: PageVersions,
): ReportToken | undefined {
  const visitor = site.isCanaryUnderWay() ? cookie : undefined;
  if (visitor === undefined && site.isCanaryUnderWay()) return undefined;
  const { remotes } = site.compose({ visitor }).composition;
  const present = new Map([['shell', new Set([hostVersion])]]);
  for (const { name, versions: all } of remotes)
    present.set(name, new Set(all.map(({ version }) => version)));
  const granted = Object.entries(versions).flatMap(([app, [shown, ...others]]) => {
    const known = present.get(app);
    if (shown === undefined || !known?.has(shown)) return [];
    return [[app, [shown, ...others.filter((version) => known.has(version))]] as const];
  });
  if (granted.length === 0) return undefined;
  const mayReport = Object.fromEntries(granted);
  return { token: tokens.sign(tokens.pseudonym(visitor), mayReport), versions: mayReport };
}
