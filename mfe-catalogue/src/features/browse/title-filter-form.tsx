import { FilterForm } from '@sinima/catalogue-ui/filter-form';
import { filterOptions } from '@sinima/catalogue-ui/filter-options';
import { FilterSheet } from '@sinima/catalogue-ui/filter-sheet';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { useQuery } from '@sinima/runtime';
import { decadeLabel, languageLabel } from '../../titles/filter-words.ts';
import { titleFiltersQuery } from './api/title-filters-query.ts';
import { addressWith, readFilters, SORTS, YEARS, type BrowseFilters } from './browse-filters.ts';
import type { Catalogue } from './catalogues.ts';
import { capitalised } from './filter-labels.ts';

/** On a narrow screen the search box has a row of its own, and below it are the way to the lists and the button. */
const row =
  'ca:grid ca:grid-cols-2 ca:items-end ca:gap-3 ca:max-nav:[&>label:first-of-type]:col-span-full ' +
  'ca:nav:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]';

/** The lists beside genre and year: closed until they are wanted, and below everything else. */
const more = 'ca:col-span-full ca:nav:order-last';
const moreRow = 'ca:grid ca:grid-cols-2 ca:items-end ca:gap-3 ca:pt-2 ca:nav:grid-cols-3';

/** The filters of a catalogue; tab, view and status stay as they are. */
export function TitleFilterForm({
  catalogue,
  filters,
}: {
  catalogue: Catalogue;
  filters: BrowseFilters;
}): ReactNode {
  const { data: offered } = useQuery(titleFiltersQuery());
  const year = filters.year === null ? '' : String(filters.year);
  const decade = filters.decade === null ? '' : String(filters.decade);
  const sorts = filters.tab === 'featured';
  const byName = (words: readonly { name: string }[] = []): string[] =>
    words.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));
  const { genre, country, language } = filters;
  const chosen = [genre, year, country, language, decade].filter((value) => value !== '').length;
  const values = {
    search: filters.search,
    genre: genre || 'all',
    year: year || 'all',
    sort: filters.sort,
    country: country || 'all',
    language: language || 'all',
    decade: decade || 'all',
  };
  const addressOf = (filled: URLSearchParams): string => {
    const { tab: _tab, view: _view, status: _status, page: _page, ...changes } = readFilters(filled);
    return addressWith(catalogue, filters, changes);
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
      {sorts || filters.sort === 'popularity' ? null : (
        <input type="hidden" name="sort" value={filters.sort} />
      )}
      <TextField
        label="Search"
        type="search"
        name="search"
        maxLength={100}
        placeholder={catalogue.searchPlaceholder}
        defaultValue={values.search}
      />
      <FilterSheet chosen={chosen}>
        <SelectField
          label="Genre"
          name="genre"
          defaultValue={values.genre}
          options={filterOptions('All Genres', catalogue.genres, genre, capitalised)}
        />
        <SelectField
          label="Year"
          name="year"
          defaultValue={values.year}
          options={filterOptions('All Years', YEARS.map(String), year)}
        />
        {sorts ? (
          <SelectField
            label="Sort by"
            name="sort"
            defaultValue={values.sort}
            options={SORTS.map((sort) => ({ value: sort, label: capitalised(sort.replace('-', ' ')) }))}
          />
        ) : null}
        <details className={more} open={[country, language, decade].some(Boolean)}>
          <summary className="ca:cursor-pointer ca:py-2 ca:font-bold">More filters</summary>
          <div className={moreRow}>
            <SelectField
              label="Country"
              name="country"
              defaultValue={values.country}
              options={filterOptions('All Countries', byName(offered?.countries), country)}
            />
            <SelectField
              label="Language"
              name="language"
              defaultValue={values.language}
              options={filterOptions('All Languages', byName(offered?.languages), language, languageLabel)}
            />
            <SelectField
              label="Decade"
              name="decade"
              defaultValue={values.decade}
              options={filterOptions(
                'All Decades',
                (offered?.decades ?? []).map((one) => String(one.decade)),
                decade,
                (value) => decadeLabel(Number(value)),
              )}
            />
          </div>
        </details>
      </FilterSheet>
    </FilterForm>
  );
}
