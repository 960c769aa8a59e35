import { z } from 'zod';
import { formerSlugs, personIds, sources } from './provenance.ts';
import { translations } from './translation.ts';
import { birthYear, country, date, dateOrYear, slug, text } from './field-shapes.ts';

/**
 * A person; of living people no more than name, work, nationality and year of birth. What they are known for is no field:
 * it follows from their credits.
 */
export const person = z.strictObject({
  name: text.describe('As it is spelled, tone marks included.'),
  isProductionDesigner: z
    .literal(true)
    .optional()
    .describe('Where their credits for ART are as production designer, not as art director.'),
  birthYear: birthYear.optional(),
  birthDate: date.optional().describe('Only of people who have died.'),
  birthPlace: text.optional().describe('Only of people who have died.'),
  deathDate: dateOrYear.optional().describe('The day, or the year alone where the day is not known.'),
  nationality: text.optional().describe('An adjective, e.g. Nigerian; together with the country.'),
  country: country.optional(),
  bio: text.optional().describe('One to three sentences in our own words, about the work.'),
  bioIn: translations.describe('The biography in other languages.'),
  ids: personIds,
  sources,
  formerSlugs,
});
export type PersonFacts = z.infer<typeof person>;

/** People of one country, by slug. */
export const people = z.record(slug, person);
