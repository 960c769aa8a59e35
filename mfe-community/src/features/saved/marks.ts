import type { Mark } from '@sinima/catalogue-ui/saved-entry';
import { paths } from '@sinima/contracts/paths';
import * as messages from './saved.messages.ts';

/** The names of marks on screen, as messages. */
interface MarkTexts {
  readonly heading: string;
  /** e.g. "Removed from your watchlist". */
  readonly removed: string;
  readonly empty: string;
  /** Where to find something to mark. */
  readonly browse: { readonly label: string; readonly to: string };
}

/** The messages about each mark, in the order in which the page shows them. */
export const MARK_TEXTS = {
  watchlist: {
    heading: messages.watchlistHeading,
    removed: messages.watchlistRemoved,
    empty: messages.watchlistEmpty,
    browse: { label: messages.browseMovies, to: paths.movies() },
  },
  like: {
    heading: messages.likesHeading,
    removed: messages.likeRemoved,
    empty: messages.likesEmpty,
    browse: { label: messages.browseShows, to: paths.tvShows() },
  },
  follow: {
    heading: messages.followsHeading,
    removed: messages.followRemoved,
    empty: messages.followsEmpty,
    browse: { label: messages.browsePeople, to: paths.people() },
  },
} as const satisfies Readonly<Record<Mark, MarkTexts>>;
