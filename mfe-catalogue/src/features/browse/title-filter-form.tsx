import { FilterForm } from '@sinima/catalogue-ui/filter-form';
import { filterOptions } from '@sinima/catalogue-ui/filter-options';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { addressWith, readFilters, SORTS, YEARS, type BrowseFilters } from './browse-filters.ts';
import type { Catalogue } from './catalogues.ts';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** On a narrow screen the search box has a row of its own, and lists and button share the others. */
const row =
  'ca:grid ca:grid-cols-2 ca:items-end ca:gap-3 ca:max-nav:[&>label:first-of-type]:col-span-full ' +
  'ca:nav:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]';

/** The filters of a catalogue; tab, view and status stay as they are. */
export function TitleFilterForm({
  catalogue,
  filters,
}: {
  catalogue: Catalogue;
  filters: BrowseFilters;
}): ReactNode {
  const year = filters.year === null ? '' : String(filters.year);
  const values = {
    search: filters.search,
    genre: filters.genre || 'all',
    year: year || 'all',
    sort: filters.sort,
  };
  const addressOf = (filled: URLSearchParams): string => {
    const { search, genre, year, sort } = readFilters(filled);
    return addressWith(catalogue, filters, { search, genre, year, sort });
  };
  return (
    <FilterForm
      label={`Filter ${catalogue.title}`}
      action={catalogue.path()}
      values={values}
      addressOf={addressOf}
      className={row}
    >
      {filters.tab === 'featured' ? null : <input type="hidden" name="tab" value={filters.tab} />}
      {filters.view === 'grid' ? null : <input type="hidden" name="view" value={filters.view} />}
      {filters.status === null ? null : <input type="hidden" name="status" value={filters.status} />}
      <TextField
        label="Search"
        type="search"
        name="search"
        maxLength={100}
        placeholder={catalogue.searchPlaceholder}
        defaultValue={values.search}
      />
      <SelectField
        label="Genre"
        name="genre"
        defaultValue={values.genre}
        options={filterOptions('All Genres', catalogue.genres, filters.genre, capitalised)}
      />
      <SelectField
        label="Year"
        name="year"
        defaultValue={values.year}
        options={filterOptions('All Years', YEARS.map(String), year)}
      />
      <SelectField
        label="Sort by"
        name="sort"
        defaultValue={values.sort}
        options={SORTS.map((sort) => ({ value: sort, label: capitalised(sort) }))}
      />
    </FilterForm>
  );
}
