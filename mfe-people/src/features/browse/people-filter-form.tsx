import { roleName } from '@sinima/catalogue-ui/role-name';
import { useText } from '@sinima/runtime';
import { FilterForm } from '@sinima/catalogue-ui/filter-form';
import { filterOptions } from '@sinima/catalogue-ui/filter-options';
import { FilterSheet } from '@sinima/catalogue-ui/filter-sheet';
import { paths } from '@sinima/contracts/paths';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { addressOf, COUNTRIES, readFilters, ROLES, type PeopleFilters } from './people-filters.ts';
import * as messages from './browse.messages.ts';
import * as personMessages from '../../person/person.messages.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** On a narrow screen the search box has a row of its own, and below it are the way to the lists and the button. */
const row =
  'pe:grid pe:grid-cols-2 pe:items-end pe:gap-3 pe:max-nav:[&>label:first-of-type]:col-span-full ' +
  'pe:nav:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_auto]';

/** The filters of the talent page. */
export function PeopleFilterForm({ filters }: { filters: PeopleFilters }): ReactNode {
  const text = useText();
  const values = {
    search: filters.search,
    role: filters.role || 'all',
    country: filters.country || 'all',
  };
  return (
    <FilterForm
      label={text(messages.filterPeople)}
      action={paths.people()}
      values={values}
      addressOf={(filled) => addressOf({ ...readFilters(filled), letter: filters.letter })}
      className={row}
    >
      {filters.letter === '' ? null : <input type="hidden" name="letter" value={filters.letter} />}
      <TextField
        label={text(messages.search)}
        type="search"
        name="search"
        maxLength={100}
        placeholder={text(messages.searchByName)}
        defaultValue={values.search}
      />
      <FilterSheet chosen={[filters.role, filters.country].filter((value) => value !== '').length}>
        <SelectField
          label={text(messages.role)}
          name="role"
          defaultValue={values.role}
          options={filterOptions(text(messages.allRoles), ROLES, filters.role, (role) =>
            roleName(role, text),
          )}
        />
        <SelectField
          label={text(personMessages.country)}
          name="country"
          defaultValue={values.country}
          options={filterOptions(text(messages.allCountries), COUNTRIES, filters.country, (country) =>
            countryName(country, text),
          )}
        />
      </FilterSheet>
    </FilterForm>
  );
}
