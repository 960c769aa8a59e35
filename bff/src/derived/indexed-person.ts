import type { RoleCategory } from '@sinima/contracts/vocabulary';
import { fold } from '../text/fold.js';
import { searchableName } from '../text/searchable-name.js';
import { personFacets } from '../facets/person-facets.js';
import type { PersonRecord } from '../people/person.schema.js';
import { roleName } from './role-name.js';

/** What follows from a person's name, country and credits. */
type Indexed = 'creditCount' | 'nameKey' | 'searchText' | 'grams' | 'facets';

/**
 * A person with what they are sorted, searched and filtered by. `credits` has the category of each of their credits;
 * where no roles are known, they are what the credits say.
 */
export function indexedPerson<Person extends Omit<PersonRecord, Indexed>>(
  person: Person,
  credits: readonly RoleCategory[],
): Person & Pick<PersonRecord, Indexed> {
  const credited = [...new Set(credits)].flatMap((category) => roleName(category) ?? []);
  const roles = person.roles.length > 0 ? person.roles : credited;
  return {
    ...person,
    roles,
    creditCount: credits.length,
    nameKey: fold(person.name),
    ...searchableName(person.name),
    facets: [...new Set(personFacets({ roles: [...roles, ...credited], country: person.country }))],
  };
}
