import { FilterForm } from '@sinima/catalogue-ui/filter-form';
import { filterOptions } from '@sinima/catalogue-ui/filter-options';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { addressWith, readFilters, SORTS, YEARS, type BrowseFilters } from './browse-filters.ts';
import type { Catalogue } from './catalogues.ts';
import styles from './title-filter-form.module.css';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
      className={styles.form}
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
