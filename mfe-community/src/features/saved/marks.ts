import type { Mark } from '@sinima/catalogue-ui/saved-entry';
import { paths } from '@sinima/contracts/paths';

/** The names of marks on screen. */
interface MarkTexts {
  readonly heading: string;
  /** e.g. "Removed from your watchlist". */
  readonly removed: string;
  readonly empty: string;
  /** Where to find something to mark. */
  readonly browse: { readonly label: string; readonly to: string };
}

/** The texts about each mark, in the order in which the page shows them. */
export const MARK_TEXTS = {
  watchlist: {
    heading: 'Watchlist',
    removed: 'Removed from your watchlist',
    empty: 'Open a film or a series and press the ribbon, “Add to watchlist”.',
    browse: { label: 'Browse movies', to: paths.movies() },
  },
  like: {
    heading: 'Likes',
    removed: 'Removed from your likes',
    empty: 'Open a film or a series and press the heart, “Like”.',
    browse: { label: 'Browse TV shows', to: paths.tvShows() },
  },
  follow: {
    heading: 'Follows',
    removed: 'You no longer follow',
    empty: 'Open somebody’s page and press “Follow Artist”.',
    browse: { label: 'Browse people', to: paths.people() },
  },
} as const satisfies Readonly<Record<Mark, MarkTexts>>;
