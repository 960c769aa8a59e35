import { COMMON_HEADERS, httpsOnlyHeaders, pageSecurityHeaders } from '@sinima/server/security-headers';

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

/** Return the headers of every answer of a site with this public address: pages, files, and answers of other services. */
export function answerHeaders(publicOrigin: string | undefined): Readonly<Record<string, string>> {
  return { ...COMMON_HEADERS, ...httpsOnlyHeaders(publicOrigin) };
}

interface PageSurroundings {
  readonly isDevelopment: boolean;
  /** The address at which visitors reach the site, where it is known. */
  readonly publicOrigin: string | undefined;
}

/**
 * Return the headers of every page. No script runs of which the page does not say what it has to be (nor one that is
 * asked for without `crossorigin`: the policy demands it, of the site's own scripts too); but in development, whose
 * scripts are nobody's release. Chromium 156 knows the policy for scripts alone.
 */
export function pageHeaders({
  isDevelopment,
  publicOrigin,
}: PageSurroundings): Readonly<Record<string, string>> {
  return {
    ...securityHeaders,
    ...(!isDevelopment && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
    ...httpsOnlyHeaders(publicOrigin),
  };
}
