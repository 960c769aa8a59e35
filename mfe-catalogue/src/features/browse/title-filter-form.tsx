import { genreName } from '@sinima/catalogue-ui/genre-name';
import { collator } from '@sinima/catalogue-ui/collator';
import { FilterForm } from '@sinima/catalogue-ui/filter-form';
import { filterOptions } from '@sinima/catalogue-ui/filter-options';
import { FilterSheet } from '@sinima/catalogue-ui/filter-sheet';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { useQuery, useText } from '@sinima/runtime';
import { decadeLabel, languageLabel } from '../../titles/filter-words.ts';
import { titleFiltersQuery } from './api/title-filters-query.ts';
import { addressWith, readFilters, SORTS, YEARS, type BrowseFilters } from './browse-filters.ts';
import type { Catalogue } from './catalogues.ts';
import { capitalised } from './filter-labels.ts';
import * as messages from './browse.messages.ts';
import * as titlesMessages from '../../titles/titles.messages.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** On a narrow screen the search box has a row of its own, and below it are the way to the lists and the button. */
const row =
  'ca:grid ca:grid-cols-2 ca:items-end ca:gap-3 ca:max-nav:[&>label:first-of-type]:col-span-full ' +
  'ca:nav:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]';

/** The lists beside genre and year: closed until they are wanted, and below everything else. */
const more = 'ca:col-span-full ca:nav:order-last';
const moreRow = 'ca:grid ca:grid-cols-2 ca:items-end ca:gap-3 ca:pt-2 ca:nav:grid-cols-3';

const SORT_LABELS = {
  popularity: messages.sortPopularity,
  rating: messages.sortRating,
  year: messages.sortYear,
  title: messages.sortTitle,
  'most-awarded': messages.sortMostAwarded,
} as const;

/** The filters of a catalogue; tab, view and status stay as they are. */
export function TitleFilterForm({
  catalogue,
  filters,
}: {
  catalogue: Catalogue;
  filters: BrowseFilters;
}): ReactNode {
  const text = useText();
  const { data: offered } = useQuery(titleFiltersQuery());
  const year = filters.year === null ? '' : String(filters.year);
  const decade = filters.decade === null ? '' : String(filters.decade);
  const sorts = filters.tab === 'featured';
  const { compare } = collator(text.language);
  const inCountry = (name: string): string => countryName(name, text);
  const inLanguage = (name: string): string => languageLabel(name, text);
  const byName = (words: readonly { name: string }[] = [], labelOf: (name: string) => string): string[] =>
    words.map(({ name }) => name).sort((a, b) => compare(labelOf(a), labelOf(b)));
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
      label={text(catalogue.texts.filter)}
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
        label={text(titlesMessages.search)}
        type="search"
        name="search"
        maxLength={100}
        placeholder={text(catalogue.searchPlaceholder)}
        defaultValue={values.search}
      />
      <FilterSheet chosen={chosen}>
        <SelectField
          label={text(messages.genre)}
          name="genre"
          defaultValue={values.genre}
          options={filterOptions(text(messages.allGenres), catalogue.genres, genre, (each) =>
            capitalised(genreName(each, text)),
          )}
        />
        <SelectField
          label={text(messages.year)}
          name="year"
          defaultValue={values.year}
          options={filterOptions(text(titlesMessages.allYears), YEARS.map(String), year)}
        />
        {sorts ? (
          <SelectField
            label={text(messages.sortBy)}
            name="sort"
            defaultValue={values.sort}
            options={SORTS.map((sort) => ({ value: sort, label: text(SORT_LABELS[sort]) }))}
          />
        ) : null}
        <details className={more} open={[country, language, decade].some(Boolean)}>
          <summary className="ca:cursor-pointer ca:py-2 ca:font-bold">{text(messages.moreFilters)}</summary>
          <div className={moreRow}>
            <SelectField
              label={text(messages.country)}
              name="country"
              defaultValue={values.country}
              options={filterOptions(
                text(messages.allCountries),
                byName(offered?.countries, inCountry),
                country,
                inCountry,
              )}
            />
            <SelectField
              label={text(messages.language)}
              name="language"
              defaultValue={values.language}
              options={filterOptions(
                text(messages.allLanguages),
                byName(offered?.languages, inLanguage),
                language,
                inLanguage,
              )}
            />
            <SelectField
              label={text(messages.decade)}
              name="decade"
              defaultValue={values.decade}
              options={filterOptions(
                text(messages.allDecades),
                (offered?.decades ?? []).map((one) => String(one.decade)),
                decade,
                (value) => decadeLabel(Number(value), text),
              )}
            />
          </div>
        </details>
      </FilterSheet>
    </FilterForm>
  );
}
