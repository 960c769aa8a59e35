/** The host's navigation: it has the places, remotes declare what stands in them. */

import type { Language } from './languages.ts';

/** Places of the host for links to pages of remotes: the header, the columns of the footer, and the name of a signed-in member. */
export const NAVIGATION_PLACES = [
  'header',
  'footer-discover',
  'footer-community',
  'footer-company',
  'account',
] as const;

/** One of the host's {@link NAVIGATION_PLACES}. */
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/**
 * A link to a page of the remote that declares it.
 *
 * @example { place: 'header', label: 'Soundtracks', path: '/soundtracks', order: 50 }
 */
export interface NavigationEntry {
  readonly place: NavigationPlace;
  /** What it says, 1 to 30 characters; no other remote may say the same in the same place. */
  readonly label: string;
  /** The same in other languages, in English where one is missing. The build takes them from `messages/*.po`. */
  readonly labels?: Readonly<Partial<Record<Language, string>>>;
  /** A path of one of the remote's own pages; it may have a query: `/movies?sort=new`. */
  readonly path: string;
  /** Its place among the others, remotes mixed: ascending. */
  readonly order: number;
}
