import { FilterForm } from '@sinima/catalogue-ui/filter-form';
import { filterOptions } from '@sinima/catalogue-ui/filter-options';
import { FilterSheet } from '@sinima/catalogue-ui/filter-sheet';
import { paths } from '@sinima/contracts/paths';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { addressOf, COUNTRIES, readFilters, ROLES, type PeopleFilters } from './people-filters.ts';

/** On a narrow screen the search box has a row of its own, and below it are the way to the lists and the button. */
const row =
  'pe:grid pe:grid-cols-2 pe:items-end pe:gap-3 pe:max-nav:[&>label:first-of-type]:col-span-full ' +
  'pe:nav:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_auto]';

/** The filters of the talent page. */
export function PeopleFilterForm({ filters }: { filters: PeopleFilters }): ReactNode {
  const values = {
    search: filters.search,
    role: filters.role || 'all',
    country: filters.country || 'all',
  };
  return (
    <FilterForm
      label="Filter people"
      action={paths.people()}
      values={values}
      addressOf={(filled) => addressOf({ ...readFilters(filled), letter: filters.letter })}
      className={row}
    >
      {filters.letter === '' ? null : <input type="hidden" name="letter" value={filters.letter} />}
      <TextField
        label="Search"
        type="search"
        name="search"
        maxLength={100}
        placeholder="Search by name"
        defaultValue={values.search}
      />
      <FilterSheet chosen={[filters.role, filters.country].filter((value) => value !== '').length}>
        <SelectField
          label="Role"
          name="role"
          defaultValue={values.role}
          options={filterOptions('All Roles', ROLES, filters.role)}
        />
        <SelectField
          label="Country"
          name="country"
          defaultValue={values.country}
          options={filterOptions('All Countries', COUNTRIES, filters.country)}
        />
      </FilterSheet>
    </FilterForm>
  );
}
