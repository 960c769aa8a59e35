import type { PageVersions, ReportToken } from '@sinima/contracts/reports';
import type { LiveSite } from '../composition/live-site.ts';
import type { PageTokens } from './page-token.ts';

export interface ReportTokenOptions {
  readonly tokens: PageTokens;
  readonly site: Pick<LiveSite, 'compose' | 'isCanaryUnderWay'>;
  readonly hostVersion: string;
}

/** Versions of a page that its visitor gets at this moment, and the cookie that decides it. */
interface GrantedVersions {
  /** Undefined: all visitors get the same. */
  readonly visitor: string | undefined;
  readonly versions: PageVersions;
}

/**
 * Return those of a page's versions that its visitor gets at this moment; undefined where there is none. A remote of which
 * the page shows another version is left out: what is said of it no longer matters.
 *
 * @param cookie the visitor's `sinima-visitor` cookie. While a canary is under way nobody reports without it: it decides
 *   which visitors get which version, and which were counted for it.
 */
export function grantedVersions(
  { site, hostVersion }: Omit<ReportTokenOptions, 'tokens'>,
  cookie: string | undefined,
  versions: PageVersions,
): GrantedVersions | undefined {
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
  return granted.length === 0 ? undefined : { visitor, versions: Object.fromEntries(granted) };
}

/** Give a page its token, for its {@link grantedVersions}; undefined where there is none. */
export function reportToken(
  options: ReportTokenOptions,
  cookie: string | undefined,
  shown: PageVersions,
): ReportToken | undefined {
  const granted = grantedVersions(options, cookie, shown);
  if (!granted) return undefined;
  const { visitor, versions } = granted;
  return { token: options.tokens.sign(options.tokens.pseudonym(visitor), versions), versions };
}
