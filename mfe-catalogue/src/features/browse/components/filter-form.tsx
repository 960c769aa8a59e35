import { useNavigate } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import { useEffect, useRef, type FormEvent } from 'react';
import { addressWith, readFilters, sorts, years, type BrowseFilters } from '../browse-filters.ts';
import type { Catalogue } from '../catalogues.ts';
import styles from './filter-form.module.css';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const optionsOf = (all: string, values: readonly (string | number)[], chosen: string) => {
  const known = values.map(String);
  const offered = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return [{ value: 'all', label: all }, ...offered.map((value) => ({ value, label: capitalised(value) }))];
};

/** Keeps the fields as the address has them, on Back too; what is typed before the page is alive stays. */
function useFieldsOf({ search, genre, year, sort }: BrowseFilters) {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const values = { search, genre: genre || 'all', year: String(year ?? 'all'), sort };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [search, genre, year, sort]);
  return form;
}

/** Filters as a plain form: it works without scripts, and with them changes the page in place. */
export function FilterForm({ catalogue, filters }: { catalogue: Catalogue; filters: BrowseFilters }) {
  const navigate = useNavigate();
  const form = useFieldsOf(filters);

  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const { search, genre, year, sort } = readFilters(new URLSearchParams(fields));
    void navigate(addressWith(catalogue, filters, { search, genre, year, sort }));
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label={`Filter ${catalogue.title}`}
      action={catalogue.path()}
      className={styles.form}
      onSubmit={apply}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
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
        defaultValue={filters.search}
      />
      <SelectField
        label="Genre"
        name="genre"
        defaultValue={filters.genre === '' ? 'all' : filters.genre}
        options={optionsOf('All Genres', catalogue.genres, filters.genre)}
      />
      <SelectField
        label="Year"
        name="year"
        defaultValue={filters.year === null ? 'all' : String(filters.year)}
        options={optionsOf('All Years', years, filters.year === null ? '' : String(filters.year))}
      />
      <SelectField
        label="Sort by"
        name="sort"
        defaultValue={filters.sort}
        options={sorts.map((sort) => ({ value: sort, label: capitalised(sort) }))}
      />
      <button type="submit" className={buttonClass({ variant: 'primary' })}>
        Search
      </button>
    </form>
  );
}
