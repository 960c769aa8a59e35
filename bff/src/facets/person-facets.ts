import { fold } from '@sinima/api/text/fold';

/** The filters that a person answers to. All that are given must hold. */
export interface PersonFacetFilter {
  readonly role?: string;
  readonly country?: string;
  /** From `a` to `z`: the first letter of the folded name. */
  readonly letter?: string;
}

/** The fields by which people are filtered. */
export interface FacetedPerson {
  readonly name: string;
  readonly roles: readonly string[];
  readonly country?: string | null;
}

const ANY = 'any';

const facet = (kind: keyof PersonFacetFilter, value: string): string =>
  `${kind}:${value.trim().toLowerCase()}`;

/** Return the facets under which a person is indexed, e.g. `['any', 'role:actor', 'country:nigeria', 'letter:g']`. */
export function personFacets(person: FacetedPerson): string[] {
  return [
    ANY,
    ...person.roles.map((role) => facet('role', role)),
    ...(person.country ? [facet('country', person.country)] : []),
    facet('letter', fold(person.name).slice(0, 1)),
  ];
}

/** Return the facets that a person must have to pass a filter; `any` when nothing is filtered. */
export function requiredPersonFacets({ role, country, letter }: PersonFacetFilter): string[] {
  const required = [
    ...(role ? [facet('role', role)] : []),
    ...(country ? [facet('country', country)] : []),
    ...(letter ? [facet('letter', letter)] : []),
  ];
  return required.length > 0 ? required : [ANY];
}
