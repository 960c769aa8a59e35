/** Features of the browser that no page uses: code that slips in cannot ask for them either. */
const UNUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

/** Headers of every answer: its type is not guessed at, it gets no feature of the browser, and no page of another site loads it. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
} as const;

/** Header of files that pages of other sites load too: those of releases, by hosts that show our remotes, and pictures. */
export const SHARED_FILE_HEADERS = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** How long browsers come by https alone once they have, in seconds: a year. */
const HTTPS_ONLY_S = 31_536_000;

/** Return the header that keeps browsers to https, of a site with this public address; none where it is not by https, or not known. */
export const httpsOnlyHeaders = (publicOrigin: string | undefined): Readonly<Record<string, string>> =>
  publicOrigin?.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${HTTPS_ONLY_S}` } : {};

/** Headers of data: nobody may frame, run or guess at it. */
export const DATA_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
} as const;

/**
 * Return the headers of pages, which no other page may frame or script.
 *
 * @param sources what the pages may load and from where, e.g. `{ 'default-src': "'self'" }`
 * @param referrer value of `Referrer-Policy`
 */
export function pageSecurityHeaders(sources: Readonly<Record<string, string>>, referrer: string) {
  const policy = { ...sources, 'base-uri': "'none'", 'form-action': "'self'", 'frame-ancestors': "'none'" };
  return {
    ...COMMON_HEADERS,
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': referrer,
  } as const;
}
