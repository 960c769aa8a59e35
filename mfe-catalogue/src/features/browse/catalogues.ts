/** The two catalogues: one page, parametrised (`docs/specification.md §2`). Their texts stand with their pages. */
import { paths, type BrowseSearch } from '@sinima/contracts/paths';
import type { TitleType } from '@sinima/contracts/api';
import type { Message } from '@sinima/contracts/text';
import * as messages from './catalogue-heads.messages.ts';

export type TabId = 'featured' | 'trending' | 'popular' | 'new';

interface Tab {
  readonly id: TabId;
  readonly label: Message;
  /** The line under the tab's heading. */
  readonly line: Message;
}

/** What head and reads of a catalogue's page need: every page of the remote loads it. */
export interface ListedCatalogue {
  readonly type: TitleType;
  readonly title: Message;
  readonly description: Message;
  readonly path: (search?: BrowseSearch) => string;
}

/** A catalogue with all texts of its page. */
export interface Catalogue extends ListedCatalogue {
  /** Of the cloth at the page's head. */
  readonly clothName: string;
  /** The page's line under its title. */
  readonly note: Message;
  /** The country whose tradition the cloth at its head follows: the site's pages together show the continent. */
  readonly clothOf: string;
  readonly searchPlaceholder: Message;
  readonly texts: {
    readonly loading: Message;
    readonly explore: Message;
    readonly filter: Message;
    readonly kinds: Message;
    readonly upcoming: Message;
  };
  readonly genres: readonly string[];
  readonly tabs: readonly [Tab, ...Tab[]];
  /** Of the count badge. */
  readonly count: Message;
  readonly empty: Message;
}

/** Return the tab of an id; the first where it has none such. */
export function tabOf({ tabs }: Catalogue, requested: TabId): Tab {
  return tabs.find(({ id }) => id === requested) ?? tabs[0];
}

export const movies: ListedCatalogue = {
  type: 'MOVIE',
  title: messages.moviesTitle,
  description: messages.moviesDescription,
  path: paths.movies,
};

export const series: ListedCatalogue = {
  type: 'SERIES',
  title: messages.seriesTitle,
  description: messages.seriesDescription,
  path: paths.tvShows,
};
