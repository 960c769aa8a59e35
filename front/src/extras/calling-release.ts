/** For which release a browser calls the API: that of the page that the call is made on. */
import { callerName } from '@sinima/contracts/operation-reads';
import { findOwner } from '@sinima/shell/page/fragment-owner';
import type { FastifyRequest } from 'fastify';
import type { LiveSite } from '../composition/live-site.ts';
import { knownVisitor } from '../composition/visitor-cookie.ts';

/**
 * Return the release that owns the page on which a call is made, as this visitor gets it: `mfe-title@1.0.0-3fa9c1d2e0b4`.
 * Undefined for calls from elsewhere, and on pages of the host. Calls of widgets count for the page around them.
 */
export function callingRelease(
  { headers, host, cookies }: Pick<FastifyRequest, 'headers' | 'host' | 'cookies'>,
  site: Pick<LiveSite, 'compose'>,
): string | undefined {
  const { referer = '' } = headers;
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  if (page?.host !== host) return undefined;
  const { composition } = site.compose({ visitor: knownVisitor({ cookies }) });
  const remote = findOwner(composition, page.pathname)?.ref.remote;
  const release = composition.remotes.find(({ name }) => name === remote)?.versions[0];
  return remote !== undefined && release ? callerName({ app: remote, version: release.version }) : undefined;
}
