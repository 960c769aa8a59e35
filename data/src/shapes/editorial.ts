/** Records that editors compile: lists, awards and featured records. */
import { z } from 'zod';
import { sources } from './provenance.ts';
import { awardFrequency, country, listOf, month, slug, text, year } from './field-shapes.ts';

/** A curated list of titles or of people, first is first. */
export const list = z.strictObject({
  name: text,
  description: text.optional(),
  itemNoun: text.describe('What its items are called after their count, e.g. Movies.'),
  titles: listOf(slug).optional(),
  people: listOf(slug).optional(),
});
export type ListFacts = z.infer<typeof list>;

/** A title, a person or both; by slug, or by name where they are not in the catalogue. */
const nominee = z.strictObject({
  title: slug.optional(),
  work: text.optional().describe('The name of the film or series, where it is not in the catalogue.'),
  person: slug.optional(),
  name: text.optional().describe('The name of the person or song, where it is not in the catalogue.'),
  won: z.boolean(),
});
export type NomineeFacts = z.infer<typeof nominee>;

const page = z.url({ protocol: /^https?$/, error: 'is not an address that begins with https://' }).optional();

const category = z.strictObject({
  name: text,
  source: page.describe('The page that names its nominees, where it is not that of the edition.'),
  nominees: z.array(nominee).min(1),
});

const edition = z.strictObject({
  year,
  source: page.describe('The page that names the nominees of this year.'),
  categories: z.array(category),
});

/** A body that gives awards, with the winners and nominees that are sure. */
export const award = z.strictObject({
  name: text,
  country: country.optional(),
  frequency: awardFrequency,
  usualMonth: month,
  foundedYear: year.optional(),
  description: text.describe('In our own words.'),
  editions: z.array(edition).describe('Newest first.'),
  sources,
});
export type AwardFacts = z.infer<typeof award>;

/** Featured records by slug, in order. */
export const curation = z.strictObject({
  trending: listOf(slug),
  featuredPeople: listOf(slug),
  lists: listOf(slug).describe('Every file of lists/, in the order shown.'),
  festivals: listOf(slug).describe('Every file of festivals/, in the order shown.'),
  awards: listOf(slug).describe('Every file of awards/, in the order shown.'),
});
export type CurationFacts = z.infer<typeof curation>;
