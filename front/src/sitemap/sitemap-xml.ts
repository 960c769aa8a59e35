/** Sitemaps as XML (https://www.sitemaps.org/protocol.html). */

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function element(name: 'url' | 'sitemap', address: string): string {
  const text = address.replace(/[&<>"']/g, (character) => entities[character] ?? character);
  return `<${name}><loc>${text}</loc></${name}>`;
}

/** Return a sitemap of pages. */
export function sitemapOfPages(addresses: readonly string[]): string {
  const urls = addresses.map((address) => element('url', address));
  return `${head}<urlset xmlns="${NAMESPACE}">${urls.join('\n')}</urlset>\n`;
}

/** Return the sitemap of the sitemaps. */
export function sitemapOfSitemaps(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => element('sitemap', address));
  return `${head}<sitemapindex xmlns="${NAMESPACE}">${sitemaps.join('\n')}</sitemapindex>\n`;
}
