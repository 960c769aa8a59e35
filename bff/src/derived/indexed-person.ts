import { PROFESSION_OF_ROLE, type RoleCategory } from '@sinima/contracts/vocabulary';
import { personFacets, type FacetedPerson } from '../facets/person-facets.js';
import { fold } from '@sinima/api/text/fold';
import { searchableName, type SearchableName } from '@sinima/api/text/searchable-name';

/** The fields by which a person is sorted, searched and filtered, besides their credits. */
interface IndexablePerson extends FacetedPerson {
  readonly roles: string[];
  readonly featuredOrder?: number | null | undefined;
}

/** Fields derived from these, and stored with them. */
interface PersonIndex extends SearchableName {
  creditCount: number;
  renown: number;
  nameKey: string;
  facets: string[];
}

/**
 * Return a person with the derived fields. `credits` has the category of each of their
 * credits; where no roles are known, they are what the credits say.
 */
export function indexedPerson<Person extends IndexablePerson>(
  person: Person,
  credits: readonly RoleCategory[],
): Person & PersonIndex {
  const credited = [...new Set(credits)].flatMap((category) =>
    category === 'OTHER' ? [] : PROFESSION_OF_ROLE[category],
  );
  const roles = person.roles.length > 0 ? person.roles : credited;
  return {
    ...person,
    roles,
    creditCount: credits.length,
    renown: renown(credits.length, person.featuredOrder),
    nameKey: fold(person.name),
    ...searchableName(person.name),
    facets: [...new Set(personFacets({ ...person, roles: [...roles, ...credited] }))],
  };
}

/** More than anybody has credits. */
const FEATURED = 1_000_000;

/** Return how well known a person is, for sorting: people whom the editors feature in their order, then by credits. */
function renown(creditCount: number, featuredOrder: number | null | undefined): number {
  return featuredOrder == null ? creditCount : FEATURED - featuredOrder;
}
