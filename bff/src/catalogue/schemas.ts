import type { Connection, Schema } from 'mongoose';
import { awardsBodySchema } from '../awards/awards.schema.js';
import { creditSchema } from '../credits/credit.schema.js';
import { listSchema } from '../lists/list.schema.js';
import { personSchema } from '../people/person.schema.js';
import { reviewSchema } from '../reviews/review.schema.js';
import { episodeSchema, seasonSchema } from '../seasons/season.schema.js';
import { titleSchema } from '../titles/title.schema.js';
import { facetSchema } from '../facets/facet.schema.js';
import { wordSchema } from '../spelling/word.schema.js';

/** The schemas of all collections, whose indexes must be there before anything is written. */
const SCHEMAS: readonly Schema[] = [
  titleSchema,
  personSchema,
  creditSchema,
  seasonSchema,
  episodeSchema,
  reviewSchema,
  listSchema,
  awardsBodySchema,
  facetSchema,
  wordSchema,
];

/** Create the indexes of all collections where they are not there yet. */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const schema of SCHEMAS) {
    const name = schema.get('collection') as string;
    await (connection.models[name] ?? connection.model(name, schema)).createIndexes();
  }
}
