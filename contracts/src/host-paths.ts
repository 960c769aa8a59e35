/**
 * The host's paths, by their first segment: the API, files, and what machines and operators ask for. A page of a remote begins
 * with none of them; all that has to tell pages from the rest reads this list, or is tested against it.
 */
export const HOST_PATHS = [
  '__boundaries',
  '__dev',
  'api',
  'apple-touch-icon.png',
  'attached_assets',
  'barred-versions.json',
  'cache-key',
  'cloth',
  'composition.json',
  'embed',
  'favicon.ico',
  'favicon.svg',
  'feeds',
  'health',
  'icons',
  'manifest.webmanifest',
  'metrics',
  'oembed',
  'operator',
  'page-dictionaries',
  'preview',
  'release-store',
  'releases',
  'reports',
  'robots.txt',
  'service-worker.js',
  'sitemap.xml',
  'sitemaps',
  'social',
  'speculation-rules.json',
  'status',
] as const;

/** The same as patterns of the browser's `URLPattern`, without groups of regular expressions: `/api{/*}?`. */
export const HOST_PATH_PATTERNS: readonly string[] = HOST_PATHS.map((root) => `/${root}{/*}?`);

/**
 * Return the entry of the list that an address or a path pattern begins with; undefined: it may be that of a page.
 *
 * @example hostPathOf('/api/titles?page=2') // 'api'
 */
export function hostPathOf(address: string): string | undefined {
  const [, root] = /^\/([^/?#]*)/.exec(address) ?? [];
  return HOST_PATHS.find((path) => path === root);
}
