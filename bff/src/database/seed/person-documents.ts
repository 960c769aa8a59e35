import type { RoleCategory } from '@sinima/contracts/vocabulary';
import { indexedPerson } from '../../derived/indexed-person.js';
import type { PersonRecord } from '../../people/person.schema.js';
import { stableId } from '../stable-id.js';
import { withoutUndefined } from '../without-undefined.js';
import type { SeedCatalogue } from './seed-catalogue.js';

/** The seed's people as documents, with what their credits say of them. */
export function personDocuments({ people, titles, curation }: SeedCatalogue): PersonRecord[] {
  const creditsOf = new Map<string, RoleCategory[]>();
  for (const { person, roleCategory } of titles.flatMap((title) => title.credits)) {
    creditsOf.set(person, [...(creditsOf.get(person) ?? []), roleCategory]);
  }
  const featuredOrder = new Map(curation.featuredPeople.map((slug, place) => [slug, place]));
  return people.map((person) =>
    withoutUndefined({
      ...indexedPerson({ ...person, _id: stableId('person', person.slug) }, creditsOf.get(person.slug) ?? []),
      featuredOrder: featuredOrder.get(person.slug),
    }),
  );
}
