import { paths } from '@sinima/contracts/paths';
import { useNavigate } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import { useEffect, useRef, type FormEvent } from 'react';
import { addressOf, countries, readFilters, roles, type PeopleFilters } from '../people-filters.ts';
import styles from './people-filter-form.module.css';

function optionsOf(all: string, values: readonly string[], chosen: string) {
  const offered = chosen === '' || values.includes(chosen) ? values : [chosen, ...values];
  return [{ value: 'all', label: all }, ...offered.map((value) => ({ value, label: value }))];
}

/** Keeps the fields as the address has them, on Back too; what is typed before the page is alive stays. */
function useFieldsOf({ search, role, country }: PeopleFilters) {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    for (const [name, value] of Object.entries({ search, role: role || 'all', country: country || 'all' })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [search, role, country]);
  return form;
}

/** Filters as a plain form: it works without scripts, and with them changes the page in place. */
export function PeopleFilterForm({ filters }: { filters: PeopleFilters }) {
  const navigate = useNavigate();
  const form = useFieldsOf(filters);

  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(addressOf(readFilters(new URLSearchParams(fields))));
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label="Filter people"
      action={paths.people()}
      className={styles.form}
      onSubmit={apply}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
    >
      <TextField
        label="Search"
        type="search"
        name="search"
        maxLength={100}
        placeholder="Search by name"
        defaultValue={filters.search}
      />
      <SelectField
        label="Role"
        name="role"
        defaultValue={filters.role === '' ? 'all' : filters.role}
        options={optionsOf('All Roles', roles, filters.role)}
      />
      <SelectField
        label="Country"
        name="country"
        defaultValue={filters.country === '' ? 'all' : filters.country}
        options={optionsOf('All Countries', countries, filters.country)}
      />
      <button type="submit" className={buttonClass({ variant: 'primary' })}>
        Search
      </button>
    </form>
  );
}
