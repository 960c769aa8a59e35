/** How links to the site's pages are shown elsewhere: what pages and the shell agree on. */

/** What a social card can be about. */
export const cardKinds = ['title', 'person', 'list', 'festival', 'award'] as const;

export type CardKind = (typeof cardKinds)[number];

/** Size of every card, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** How a link to one page is shown, in the terms of the Open Graph protocol. */
export interface SocialHead {
  readonly type: 'website' | 'video.movie' | 'video.tv_show' | 'profile';
  /** Path of its picture, a card. */
  readonly image: string;
  /** What the picture shows, for who does not see it. */
  readonly imageAlt: string;
}
