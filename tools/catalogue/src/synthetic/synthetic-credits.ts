import type { CreditRecord } from '@sinima/bff/credits/credit.schema';
import type { RoleCategory } from '@sinima/contracts/vocabulary';
import { sortOrder } from '@sinima/bff/derived/sort-order';
import { stableId } from '@sinima/api/database/stable-id';
import { withoutUndefined } from '@sinima/api/database/without-undefined';
import { NAME_PARTS } from './name-parts.ts';
import { recordRandom } from './record-random.ts';
import { countryOfTitle, SYNTHETIC, titleSlug } from './synthetic-title.ts';

/** How many people there are to one title. */
export const PEOPLE_PER_TITLE = 1.6;

/** The parts that every title has, seven actors among them; with two of the crew it has twelve credits. */
const PARTS: readonly RoleCategory[] = [
  'DIRECTOR',
  'ACTOR',
  'WRITER',
  'PRODUCER',
  'ACTOR',
  'ACTOR',
  'ACTOR',
  'ACTOR',
  'ACTOR',
  'ACTOR',
];
const CREW: readonly RoleCategory[] = ['DP', 'EDITOR', 'COMPOSER', 'COSTUME', 'ART', 'CASTING', 'OTHER'];

/** How much a few people are credited more than the others; 1 would be not at all. */
const FAME = 1.5;

/** A credit with the number of its person. */
export interface SyntheticCredit {
  readonly record: CreditRecord & { source: typeof SYNTHETIC };
  readonly person: number;
}

/** The slug of the person of this number; it says what it is. */
export const personSlug = (index: number): string => `synthetic-person-${index + 1}`;

/** How many people a catalogue of so many titles has. */
export const peopleOf = (titles: number): number => Math.floor(titles * PEOPLE_PER_TITLE);

/**
 * The credits of the title of this number in a catalogue of so many titles. The first ones are of the people who
 * begin with this title, so that nobody is without a credit; the others are of anybody.
 */
export function syntheticCredits(index: number, titles: number): SyntheticCredit[] {
  const random = recordRandom(4, index);
  const people = peopleOf(titles);
  const [firstNew, afterNew] = [peopleOf(index), peopleOf(index + 1)];
  const { traditions } = countryOfTitle(index);
  const characters = NAME_PARTS[random.pick(traditions)].given;
  const categories = [...PARTS, random.pick(CREW), random.pick(CREW)];
  const cast = new Set<number>();
  let billing = 0;
  return categories.map((roleCategory, place) => {
    let person = firstNew + place;
    if (person >= afterNew) person = Math.floor(people * random.next() ** FAME);
    while (cast.has(person)) person = (person + 1) % people;
    if (cast.size < people - 1) cast.add(person);
    const isActor = roleCategory === 'ACTOR';
    if (isActor) billing += 1;
    const billingOrder = isActor ? billing : roleCategory === 'OTHER' ? 200 + place : 1;
    return {
      person,
      record: withoutUndefined({
        _id: stableId('credit', titleSlug(index), place),
        source: SYNTHETIC,
        titleId: stableId('title', titleSlug(index)),
        personId: stableId('person', personSlug(person)),
        roleCategory,
        billingOrder,
        sortOrder: sortOrder(billingOrder),
        characterName: isActor && random.happens(0.7) ? random.pick(characters) : undefined,
        isLeadRole: isActor && billing <= 2,
        uncredited: false,
      }),
    };
  });
}
