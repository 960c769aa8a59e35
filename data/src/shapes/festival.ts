/** A film festival and the years in which it was held. */
import { z } from 'zod';
import { country, date, listOf, month, positive, slug, text, year } from './field-shapes.ts';

const juror = z.strictObject({
  person: slug.optional(),
  name: text.optional().describe('Where the person is not in the catalogue.'),
});

const jury = z.strictObject({
  of: text.optional().describe('What it judged, where there were several: Documentaries.'),
  president: juror.optional(),
  members: z.array(juror).min(1).optional().describe('Without the president.'),
});

const selected = z.strictObject({
  title: slug.optional(),
  work: text.optional().describe('The name of the film or series, where it is not in the catalogue.'),
});

const selection = z.strictObject({
  section: text.describe('What they were selected for: Feature films in competition.'),
  titles: z.array(selected).min(1),
});

/** What the sources say of one year; the prizes stand with the awards body. */
const edition = z.strictObject({
  year,
  number: positive.optional().describe('Which edition it was, from 1.'),
  begins: date.optional(),
  ends: date.optional(),
  place: text.optional().describe('Where it was not in the city of the festival.'),
  juries: z.array(jury).min(1).optional(),
  selections: z.array(selection).min(1).optional(),
  sources: listOf(z.url({ protocol: /^https?$/, error: 'is not an address that begins with https://' })),
});
export type FestivalEditionFacts = z.infer<typeof edition>;

export const festival = z.strictObject({
  name: text,
  otherNames: listOf(text).optional().describe('Names by which people look for it: FESPACO.'),
  city: text,
  country,
  usualMonth: month.describe('The month in which it usually takes place, from 1.'),
  foundedYear: year.optional(),
  award: slug.optional().describe('The awards body of its prizes; editions of one year belong together.'),
  description: text.describe('In our own words.'),
  editions: z.array(edition).min(1).optional().describe('Newest first.'),
});
export type FestivalFacts = z.infer<typeof festival>;
