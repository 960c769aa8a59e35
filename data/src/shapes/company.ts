/** Companies that make and distribute films and series; titles credit them. */
import { COMPANY_ROLES } from '@sinima/contracts/vocabulary';
import { z } from 'zod';
import { country, listOf, slug, text } from './field-shapes.ts';
import { namedSource, sources } from './provenance.ts';

export const company = z.strictObject({
  name: text,
  otherNames: listOf(text).optional().describe('Names by which sources call it as well.'),
  country: country.optional().describe('Where it has its seat; left out where no source says so.'),
  sources: sources.unwrap().describe('Where its name and country were looked up.'),
});
export type CompanyFacts = z.infer<typeof company>;

/** What a company did for a title. */
const companyCredit = z.strictObject({
  company: slug.describe('The slug of the company, as its file in companies/ is named.'),
  role: z.enum(COMPANY_ROLES),
  market: country.optional().describe('Where it distributed; left out where the source does not say.'),
  source: namedSource,
});

export const companyCredits = z
  .array(companyCredit)
  .min(1, 'is empty: name one, or take the line out')
  .optional()
  .describe('Production and distribution; only from a source.');
