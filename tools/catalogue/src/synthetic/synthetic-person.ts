import { ROLE_CATEGORIES, type RoleCategory } from '@sinima/contracts/vocabulary';
import { indexedPerson } from '@sinima/bff/derived/indexed-person';
import type { PersonRecord } from '@sinima/bff/people/person.schema';
import { stableId } from '@sinima/api/database/stable-id';
import { recordRandom } from './record-random.ts';
import { PEOPLE_PER_TITLE, personSlug } from './synthetic-credits.ts';
import { personName } from './synthetic-names.ts';
import { countryOfTitle, SYNTHETIC } from './synthetic-title.ts';

/** How often each person of a catalogue is credited, by category, in a few bytes a person. */
export class CreditTally {
  private readonly counts: Uint16Array;

  constructor(people: number) {
    this.counts = new Uint16Array(people * ROLE_CATEGORIES.length);
  }

  /** Count one more credit of a person. */
  add(person: number, category: RoleCategory): void {
    const place = person * ROLE_CATEGORIES.length + ROLE_CATEGORIES.indexOf(category);
    this.counts[place] = (this.counts[place] ?? 0) + 1;
  }

  /** The category of each credit of a person. */
  of(person: number): RoleCategory[] {
    return ROLE_CATEGORIES.flatMap((category, place) =>
      Array<RoleCategory>(this.counts[person * ROLE_CATEGORIES.length + place] ?? 0).fill(category),
    );
  }
}

/** The synthetic person of this number, with the facts that follow from their credits. */
export function syntheticPerson(
  index: number,
  credits: readonly RoleCategory[],
): PersonRecord & { source: typeof SYNTHETIC } {
  const random = recordRandom(5, index);
  const { name, traditions } = countryOfTitle(Math.floor(index / PEOPLE_PER_TITLE));
  return indexedPerson(
    {
      _id: stableId('person', personSlug(index)),
      slug: personSlug(index),
      source: SYNTHETIC,
      name: personName(random, random.pick(traditions)),
      ...(random.happens(0.4) && { birthYear: 1930 + random.below(76) }),
      country: name,
      roles: [],
    },
    credits,
  );
}
