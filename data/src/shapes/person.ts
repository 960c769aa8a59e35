import { z } from 'zod';
import { formerSlugs, personIds, sources } from './provenance.ts';
import { birthYear, country, date, dateOrYear, listOf, profession, slug, text } from './field-shapes.ts';

/** A person; of living people no more than name, work, nationality and year of birth. */
export const person = z.strictObject({
  name: text.describe('As it is spelled, tone marks included.'),
  roles: listOf(profession).describe('What the person is known for, best known first.'),
  birthYear: birthYear.optional(),
  birthDate: date.optional().describe('Only of people who have died.'),
  birthPlace: text.optional().describe('Only of people who have died.'),
  deathDate: dateOrYear.optional().describe('The day, or the year alone where the day is not known.'),
  nationality: text.optional().describe('An adjective, e.g. Nigerian; together with the country.'),
  country: country.optional(),
  bio: text.optional().describe('One to three sentences in our own words, about the work.'),
  ids: personIds,
  sources,
  formerSlugs,
});
export type PersonFacts = z.infer<typeof person>;

/** People of one country, by slug. */
export const people = z.record(slug, person);
