import { personFacets } from '../../people/person-facets.js';
import type { PersonRecord } from '../../people/person.schema.js';
import { roleName } from '../../people/role-name.js';
import { fold } from '../../search/fold.js';
import { searchableName } from '../../search/searchable-name.js';
import { stableId } from '../stable-id.js';
import { withoutUndefined } from '../without-undefined.js';
import type { SeedCatalogue } from './seed-catalogue.js';
import type { SeedCredit } from './seed-records.js';

/** The seed's people as documents, with what their credits say of them. */
export function personDocuments({ people, titles, curation }: SeedCatalogue): PersonRecord[] {
  const creditsOf = new Map<string, SeedCredit[]>();
  for (const credit of titles.flatMap((title) => title.credits)) {
    creditsOf.set(credit.person, [...(creditsOf.get(credit.person) ?? []), credit]);
  }
  const featuredOrder = new Map(curation.featuredPeople.map((slug, place) => [slug, place]));
  return people.map((person) => {
    const credits = creditsOf.get(person.slug) ?? [];
    const credited = credits.flatMap(({ roleCategory }) => roleName(roleCategory) ?? []);
    const roles = person.roles.length > 0 ? person.roles : [...new Set(credited)];
    return withoutUndefined({
      ...person,
      _id: stableId('person', person.slug),
      roles,
      creditCount: credits.length,
      nameKey: fold(person.name),
      ...searchableName(person.name),
      facets: [...new Set(personFacets({ roles: [...roles, ...credited], country: person.country }))],
      featuredOrder: featuredOrder.get(person.slug),
    });
  });
}
