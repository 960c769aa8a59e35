import { paths } from '@sinima/contracts/paths';
import { useNavigate } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { FormEvent } from 'react';
import { addressOf, countries, readFilters, roles, type PeopleFilters } from '../people-filters.ts';
import styles from './people-filter-form.module.css';

function optionsOf(all: string, values: readonly string[], chosen: string) {
  const offered = chosen === '' || values.includes(chosen) ? values : [chosen, ...values];
  return [{ value: 'all', label: all }, ...offered.map((value) => ({ value, label: value }))];
}

/** Filters as a plain form: it works without scripts, and with them changes the page in place. */
export function PeopleFilterForm({ filters }: { filters: PeopleFilters }) {
  const navigate = useNavigate();

  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(addressOf(readFilters(new URLSearchParams(fields))));
  };

  return (
    <form
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
