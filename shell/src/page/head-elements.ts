/** The elements of a page in the document's head: for search engines, and for sites that show a link to it. */
import { paths } from '@sinima/contracts/paths';
import type { PageHead } from '@sinima/contracts/remote';
import { cardSize, type SocialHead } from '@sinima/contracts/social-card';
import { documentTitle, SITE_NAME } from './document-title.ts';

/** An element of the head. */
export interface HeadElement {
  readonly name: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** Its content: JSON. */
  readonly data?: object;
}

/** The attribute by which the elements of one page are found, to be replaced by the next page's. */
export const PAGE_ATTRIBUTE = 'data-page';

/** How pages are shown that do not say it. */
const siteSocial: SocialHead = {
  type: 'website',
  image: paths.siteCard(),
  imageAlt: 'Sinima: African film and television',
};

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

/** Return the structured data with addresses for paths. */
function withOrigin(value: unknown, origin: string, member = ''): unknown {
  if (typeof value === 'string')
    return addresses.has(member) && value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin, member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withOrigin(inner, origin, key)]),
  );
}

function alternate(attributes: Readonly<Record<string, string>>): HeadElement {
  return { name: 'link', attributes: { rel: 'alternate', ...attributes, [PAGE_ATTRIBUTE]: '' } };
}

/** Return the links of feed readers and calendars. */
const feedLinks = (feeds: PageHead['feeds'] = []): HeadElement[] =>
  feeds.map((path) =>
    alternate({
      type: path.endsWith('.ics') ? 'text/calendar' : 'application/atom+xml',
      href: `/feeds/${path}`,
    }),
  );

function structured(things: PageHead['structuredData'], origin: string): HeadElement[] {
  if (things === undefined) return [];
  const graph = withOrigin(things, origin);
  return [
    {
      name: 'script',
      attributes: { type: 'application/ld+json', [PAGE_ATTRIBUTE]: '' },
      data: { '@context': 'https://schema.org', '@graph': graph },
    },
  ];
}

/** Return the elements in the head of a page at that path. A page that is not there, or cannot be read, has no address. */
export function headElements(head: PageHead, origin: string, pathname: string): HeadElement[] {
  const { title, description, status = 200, canonical = pathname, social = siteSocial } = head;
  const address = status === 200 ? origin + canonical : undefined;
  return [
    ...meta('name', { description, robots: head.noIndex === true ? 'noindex' : undefined }),
    ...(address === undefined
      ? []
      : [
          { name: 'link' as const, attributes: { rel: 'canonical', href: address, [PAGE_ATTRIBUTE]: '' } },
          ...feedLinks(head.feeds),
          // A page with a card of its own can be embedded.
          ...(social.image === siteSocial.image
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
      'og:locale': 'en_US',
      'og:type': social.type,
      'og:title': title === '' ? documentTitle(title) : title,
      'og:description': description,
      'og:url': address,
      'og:image': origin + social.image,
      'og:image:type': 'image/png',
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
      'og:image:alt': social.imageAlt,
    }),
    ...meta('name', { 'twitter:card': 'summary_large_image' }),
    ...structured(head.structuredData, origin),
  ];
}
