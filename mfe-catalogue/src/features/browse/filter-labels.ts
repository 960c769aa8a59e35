import { commaOf } from '@sinima/contracts/languages';
import { genreName } from '@sinima/catalogue-ui/genre-name';
import { decadeLabel, languageLabel } from '../../titles/filter-words.ts';
import type { BrowseFilters } from './browse-filters.ts';
import { tabOf, type Catalogue, type ListedCatalogue } from './catalogues.ts';
import type { Text } from '@sinima/contracts/text';
import { countryName } from '@sinima/catalogue-ui/place-names';
import * as messages from './catalogue-heads.messages.ts';

/** No filter: what is left are tab, view and sort. */
export const NO_FILTERS = {
  search: '',
  genre: '',
  year: null,
  decade: null,
  country: '',
  language: '',
  status: null,
} as const satisfies Partial<BrowseFilters>;

const STATUS_LABELS = { released: messages.statusIsReleased, upcoming: messages.statusIsUpcoming } as const;

/** A filter that is active: what it is called on screen, and the change that takes it off. */
export interface ActiveFilter {
  readonly label: string;
  readonly off: Partial<BrowseFilters>;
}

/** Return a text with a capital first. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Return the filters that are active, in the order of the form. */
export function activeFilters(filters: BrowseFilters, text: Text): ActiveFilter[] {
  const { search, genre, year, decade, country, language, status } = filters;
  const labels: Record<keyof typeof NO_FILTERS, string> = {
    search: search && text(messages.quotedSearchWords, { search }),
    genre: capitalised(genreName(genre, text)),
    year: year === null ? '' : String(year),
    decade: decade === null ? '' : decadeLabel(decade, text),
    country: country && countryName(country, text),
    language: language && languageLabel(language, text),
    status: status === null ? '' : text(STATUS_LABELS[status]),
  };
  return (Object.keys(labels) as (keyof typeof NO_FILTERS)[]).flatMap((name) =>
    labels[name] === '' ? [] : [{ label: labels[name], off: { [name]: NO_FILTERS[name] } }],
  );
}

/** Return what stands over the results: the tab, or "Upcoming Movies" where only these are shown. */
export function headingOf(catalogue: Catalogue, { tab, status }: BrowseFilters, text: Text): string {
  const label = text(tabOf(catalogue, tab).label);
  if (status !== 'upcoming') return label;
  return tab === 'featured' ? text(catalogue.texts.upcoming) : text(messages.tabUpcoming, { tab: label });
}

/** Return the page's name in the document's title: the catalogue, and the filters that are set. */
export function documentTitleOf(catalogue: ListedCatalogue, filters: BrowseFilters, text: Text): string {
  const labels = activeFilters(filters, text).map(({ label }) => label);
  const title = text(catalogue.title);
  return labels.length === 0
    ? title
    : text(messages.titleWithFilters, { title, filters: labels.join(commaOf(text.language)) });
}
