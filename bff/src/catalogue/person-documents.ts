import type { RoleCategory } from '@sinima/contracts/vocabulary';
import { indexedPerson } from '../derived/indexed-person.js';
import type { PersonRecord } from '../people/person.schema.js';
import { stableId } from '@sinima/api/database/stable-id';
import { withoutUndefined } from '@sinima/api/database/without-undefined';
import type { Catalogue } from '@sinima/data/catalogue';

/** The seed's people as documents, with the facts that follow from their credits. */
export function personDocuments({ people, titles, curation }: Catalogue): PersonRecord[] {
  const creditsOf = new Map<string, RoleCategory[]>();
  for (const { person, role } of titles.flatMap((title) => title.credits)) {
    creditsOf.set(person, [...(creditsOf.get(person) ?? []), role]);
  }
  const featuredOrder = new Map(curation.featuredPeople.map((slug, place) => [slug, place]));
  return people.map((person) =>
    withoutUndefined(
      indexedPerson(
        {
          ...person,
          _id: stableId('person', person.slug),
          featuredOrder: featuredOrder.get(person.slug),
        },
        creditsOf.get(person.slug) ?? [],
      ),
    ),
  );
}
