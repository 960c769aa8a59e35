import { pageSecurityHeaders } from '@sinima/server/security-headers';

/** Styles may stand in attributes (a thread's width, a cloth's colour); scripts never in the page. */
const securityHeaders = pageSecurityHeaders(
  {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'object-src': "'none'",
  },
  'strict-origin-when-cross-origin',
);

/** How long browsers come by https alone once they have, in seconds: a year. */
const HTTPS_ONLY_S = 31_536_000;

interface PageSurroundings {
  readonly isDevelopment: boolean;
  /** Whether visitors reach the site by https. */
  readonly isSecure: boolean;
}

/**
 * Return the headers of every page. No script runs of which the page does not say what it has to be (nor one that is
 * asked for without `crossorigin`: the policy demands it, of the site's own scripts too); but in development, whose
 * scripts are nobody's release. Chromium 156 knows the policy for scripts alone.
 */
export function pageHeaders({ isDevelopment, isSecure }: PageSurroundings): Readonly<Record<string, string>> {
  return {
    ...securityHeaders,
    ...(!isDevelopment && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
    ...(isSecure && { 'Strict-Transport-Security': `max-age=${HTTPS_ONLY_S}` }),
  };
}
