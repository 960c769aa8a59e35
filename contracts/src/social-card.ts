/** What pages and the shell agree on about the pictures by which links to them are shown elsewhere. */

/** What a social card can be about. */
export const cardKinds = ['title', 'person', 'list', 'festival', 'award'] as const;

export type CardKind = (typeof cardKinds)[number];

/** Size of every card, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;
