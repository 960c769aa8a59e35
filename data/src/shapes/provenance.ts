/** Where a record comes from, and how others know the same thing. */
import { z } from 'zod';
import { slug, text } from './field-shapes.ts';

const id = (pattern: RegExp, example: string) =>
  z.string().regex(pattern, `is not such an id: as in ${example}`).optional();

/** Ids in other data sets; only from a data set that was looked up. */
const idsOf = (imdb: RegExp, example: string) =>
  z.strictObject({ imdb: id(imdb, example), wikidata: id(/^Q[1-9]\d*$/, 'Q42') }).optional();

export const titleIds = idsOf(/^tt\d{7,8}$/, 'tt0000001');
export const personIds = idsOf(/^nm\d{7,8}$/, 'nm0000001');

const where = text.describe('The name of the source, with its date where it has one.');
const url = z.url({ protocol: /^https$/, error: 'is not an address that begins with https://' });

/** Where a single fact stands. */
export const namedSource = z.strictObject({ where, url: url.optional() });

/** Sources that were looked at, each with the facts that it was looked at for. */
export const sources = z
  .array(
    z.strictObject({
      what: text.describe('Which facts: running time, cast, plot.'),
      where,
      url: url.optional(),
    }),
  )
  .min(1, 'is empty: name one, or take the line out')
  .optional();

/** Names that it had in addresses before; they lead to it. */
export const formerSlugs = z.array(slug).min(1, 'is empty: name one, or take the line out').optional();
