import { itemList } from '@sinima/catalogue-ui/item-list';
import { pageData } from '@sinima/catalogue-ui/page-data';
import { paths } from '@sinima/contracts/paths';
import type { PageContext, PageHead, PageModule } from '@sinima/contracts/remote';
import { titleFiltersQuery } from '../features/browse/api/title-filters-query.ts';
import {
  addressWith,
  PAGE_SIZE,
  readFilters,
  type BrowseFilters,
} from '../features/browse/browse-filters.ts';
import { browseQuery } from '../features/browse/browse-query.ts';
import type { ListedCatalogue } from '../features/browse/catalogues.ts';
import { documentTitleOf } from '../features/browse/filter-labels.ts';

/** Return the feeds of a browse page: of its country, else of all; and of upcoming titles. */
const feedsOf = ({ country, status }: BrowseFilters): string[] => [
  country === '' ? 'new-titles.atom' : `country/${encodeURIComponent(country)}.atom`,
  ...(status === 'upcoming' ? ['upcoming.ics'] : []),
];

/** Return the reads and the head of a catalogue's page. */
export function browsePageData(catalogue: ListedCatalogue): Required<Pick<PageModule, 'prefetch' | 'head'>> {
  const pageQuery = ({ search }: PageContext) => browseQuery(catalogue, search);
  const headOf = (context: PageContext): PageHead => {
    const filters = readFilters(context.search);
    const listed = context.data.read(pageQuery(context))?.items ?? [];
    const items = listed.map(({ displayTitle, slug }) => ({ name: displayTitle, path: paths.title(slug) }));
    return {
      title: documentTitleOf(catalogue, filters, context.text),
      description: context.text(catalogue.description),
      // How the titles are laid out makes no other page of them.
      canonical: addressWith(catalogue, filters, { view: 'grid', page: filters.page }),
      feeds: feedsOf(filters),
      structuredData: items.length > 0 ? [itemList(items, (filters.page - 1) * PAGE_SIZE)] : [],
    };
  };
  return {
    ...pageData(headOf, pageQuery),
    // A page without its lists of countries, languages and decades is a page.
    prefetch: (context) =>
      Promise.all([
        context.data.fetch(pageQuery(context)),
        context.data.fetch(titleFiltersQuery()).catch(() => undefined),
      ]),
  };
}
