/** Sitemaps as XML (https://www.sitemaps.org/protocol.html). */
import { pathIn, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** A page of the site, and the languages that it is there in. */
export interface ListedPage {
  /** As in English. */
  readonly path: string;
  readonly languages: readonly Language[];
}

/**
 * Return the entries of a page: one for each language, since an address that stands in no `<loc>` is not submitted, and each names all of
 * them, itself among them, since search engines disregard a version that does not point back
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
function entriesOf({ path, languages }: ListedPage, origin: string): string[] {
  const addressIn = (language: Language): string => escaped(origin + pathIn(language, path));
  const linkTo = (hreflang: string, language: Language): string =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(language)}"/>`;
  const links =
    languages.length < 2
      ? ''
      : [...languages.map((code) => linkTo(code, code)), linkTo('x-default', SOURCE_LANGUAGE)].join('');
  return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${links}</url>`);
}

/** Return a sitemap of pages. */
export function sitemapOfPages(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.flatMap((page) => entriesOf(page, origin));
  return `${head}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
}

/** Return the sitemap of the sitemaps. */
export function sitemapOfSitemaps(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="${NAMESPACE}">${sitemaps.join('\n')}</sitemapindex>\n`;
}
