/** What editors compile: lists, festivals, awards, and what is put forward. */
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

export const festival = z.strictObject({
  name: text,
  city: text,
  country,
  usualMonth: month.describe('The month in which it usually takes place, from 1.'),
  foundedYear: year.optional(),
  description: text.describe('In our own words.'),
});
export type FestivalFacts = z.infer<typeof festival>;

/** Who or what was honoured: a title, a person or both, by slug; `name` for one who is not in the catalogue. */
const nominee = z.strictObject({
  title: slug.optional(),
  person: slug.optional(),
  name: text.optional(),
  won: z.boolean(),
});
export type NomineeFacts = z.infer<typeof nominee>;

const edition = z.strictObject({
  year,
  categories: z.array(z.strictObject({ name: text, nominees: z.array(nominee).min(1) })),
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

/** What the editors put forward, each by slug, first is first. */
export const curation = z.strictObject({
  trending: listOf(slug),
  featuredPeople: listOf(slug),
  lists: listOf(slug).describe('Every file of lists/, in the order shown.'),
  festivals: listOf(slug).describe('Every file of festivals/, in the order shown.'),
  awards: listOf(slug).describe('Every file of awards/, in the order shown.'),
});
export type CurationFacts = z.infer<typeof curation>;
