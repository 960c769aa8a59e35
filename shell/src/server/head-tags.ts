/** What a page says of itself, as tags: to the browser, to search engines, and to whoever shows a link to it. */
import { paths } from '@sinima/contracts/paths';
import type { PageHead } from '@sinima/contracts/remote';
import { cardSize, type SocialHead } from '@sinima/contracts/social-card';
import { documentTitle, siteName } from '../app/document-title.ts';
import { escapeHtml, tag } from './markup.ts';

/** How pages are shown that do not say it. */
const siteSocial: SocialHead = {
  type: 'website',
  image: paths.siteCard(),
  imageAlt: 'Sinima: African film and television',
};

function meta(name: 'name' | 'property', values: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(values).flatMap(([key, content]) =>
    content === undefined ? [] : [tag('meta', { [name]: key, content })],
  );
}

/** A page that is not there, or could not be read, has no address of its own. */
function addressOf({ status = 200, canonical }: PageHead, origin: string, pathname: string) {
  return status === 200 ? origin + (canonical ?? pathname) : undefined;
}

/** The tags in the head of a page at that path, its title first. */
export function headTags(head: PageHead, origin: string, pathname: string): string[] {
  const { title, description, social = siteSocial } = head;
  const address = addressOf(head, origin, pathname);
  const image = origin + social.image;
  return [
    `<title>${escapeHtml(documentTitle(title))}</title>`,
    ...meta('name', { description }),
    ...(address === undefined ? [] : [tag('link', { rel: 'canonical', href: address })]),
    ...meta('property', {
      'og:site_name': siteName,
      'og:locale': 'en_US',
      'og:type': social.type,
      'og:title': title === '' ? documentTitle(title) : title,
      'og:description': description,
      'og:url': address,
      'og:image': image,
      'og:image:type': 'image/png',
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
      'og:image:alt': social.imageAlt,
    }),
    ...meta('name', { 'twitter:card': 'summary_large_image' }),
  ];
}
