/** The elements of a page in the document's head: for search engines, and for sites that show a link to it. */
import { hostPathOf } from '@sinima/contracts/host-paths';
import { besidePages, pathIn, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import type { PageHead } from '@sinima/contracts/remote';
import { cardSize, type SocialHead } from '@sinima/contracts/social-card';
import { SITE_NAME } from './document-title.ts';

/** An element of the head. */
export interface HeadElement {
  readonly name: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** Its content: JSON. */
  readonly data?: object;
}

/** The attribute by which the elements of one page are found, to be replaced by the next page's. */
export const PAGE_ATTRIBUTE = 'data-page';

/** The languages as link previews name them. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_US',
  fr: 'fr_FR',
  ar: 'ar_AR',
  pt: 'pt_PT',
  sw: 'sw_KE',
};

/** How pages are shown that do not say it. */
const siteSocial = (siteTitle: string): SocialHead => ({
  type: 'website',
  image: paths.siteCard(),
  imageAlt: siteTitle,
});

function meta(
  name: 'name' | 'property',
  values: Readonly<Record<string, string | undefined>>,
): HeadElement[] {
  return Object.entries(values).flatMap(([key, content]) =>
    content === undefined
      ? []
      : [{ name: 'meta', attributes: { [name]: key, content, [PAGE_ATTRIBUTE]: '' } }],
  );
}

/** Members of structured data that hold addresses; pages give paths. */
const addresses = new Set(['@id', 'url', 'urlTemplate', 'image', 'item']);

/** Return the address of a path. What a thing is called among machines is the same in all languages. */
function addressOf(path: string, member: string, { origin, language }: PageAddress): string {
  const isOfPage = member !== '@id' && hostPathOf(path) === undefined;
  return origin + (isOfPage ? pathIn(language, path) : path);
}

/** Return the structured data with addresses for paths. */
function withOrigin(value: unknown, at: PageAddress, member = ''): unknown {
  if (typeof value === 'string')
    return addresses.has(member) && value.startsWith('/') ? addressOf(value, member, at) : value;
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, at, member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withOrigin(inner, at, key)]));
}

function alternate(attributes: Readonly<Record<string, string>>): HeadElement {
  return { name: 'link', attributes: { rel: 'alternate', ...attributes, [PAGE_ATTRIBUTE]: '' } };
}

/** Return the links of feed readers and calendars. */
const feedLinks = (language: Language, feeds: PageHead['feeds'] = []): HeadElement[] =>
  feeds.map((path) =>
    alternate({
      type: path.endsWith('.ics') ? 'text/calendar' : 'application/atom+xml',
      href: besidePages(language, `/feeds/${path}`),
    }),
  );

function structured(things: PageHead['structuredData'], at: PageAddress): HeadElement[] {
  if (things === undefined) return [];
  const graph = withOrigin(things, at);
  return [
    {
      name: 'script',
      attributes: { type: 'application/ld+json', [PAGE_ATTRIBUTE]: '' },
      data: { '@context': 'https://schema.org', '@graph': graph },
    },
  ];
}

/** Where a page is. */
export interface PageAddress {
  readonly origin: string;
  /** Without the language's prefix. */
  readonly pathname: string;
  readonly language: Language;
  /** The languages that it is there in. */
  readonly languages: readonly Language[];
  /** What the site is called, in the language of the page. */
  readonly siteTitle: string;
}

/** Return the links to a page in the languages that it is there in, its own among them. */
function languageLinks(path: string, { origin, languages }: PageAddress): HeadElement[] {
  if (languages.length < 2) return [];
  const linkTo = (hreflang: string, language: Language): HeadElement =>
    alternate({ hreflang, href: origin + pathIn(language, path) });
  return [...languages.map((code) => linkTo(code, code)), linkTo('x-default', SOURCE_LANGUAGE)];
}

/** Return the elements in the head of a page at that path. A page that is not there, or cannot be read, has no address. */
export function headElements(head: PageHead, at: PageAddress): HeadElement[] {
  const { origin, pathname, languages, siteTitle } = at;
  // A page that its remote has in English alone is the English one, under whatever prefix it was asked for.
  const language = languages.includes(at.language) ? at.language : SOURCE_LANGUAGE;
  const site = siteSocial(siteTitle);
  const { title, description, status = 200, canonical = pathname, social = site } = head;
  const address = status === 200 ? origin + pathIn(language, canonical) : undefined;
  return [
    ...meta('name', { description, robots: head.noIndex === true ? 'noindex' : undefined }),
    ...(address === undefined
      ? []
      : [
          { name: 'link' as const, attributes: { rel: 'canonical', href: address, [PAGE_ATTRIBUTE]: '' } },
          ...languageLinks(canonical, at),
          ...feedLinks(language, head.feeds),
          // A page with a card of its own can be embedded.
          ...(social.image === site.image
            ? []
            : [
                alternate({
                  type: 'application/json+oembed',
                  href: `${origin}/oembed?url=${encodeURIComponent(address)}`,
                }),
              ]),
        ]),
    ...meta('property', {
      'og:site_name': SITE_NAME,
      'og:locale': OPEN_GRAPH_LOCALES[language],
      'og:type': social.type,
      'og:title': title === '' ? siteTitle : title,
      'og:description': description,
      'og:url': address,
      'og:image': origin + besidePages(language, social.image),
      'og:image:type': 'image/png',
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
      'og:image:alt': social.imageAlt,
    }),
    ...meta('name', { 'twitter:card': 'summary_large_image' }),
    ...structured(head.structuredData, { ...at, language }),
  ];
}
