import type { Connection } from 'mongoose';
import { sessionSchema } from '../auth/session.schema.js';
import { awardsBodySchema, awardsEditionSchema } from '../awards/awards.schema.js';
import { changeSchema } from '../change-log/change.schema.js';
import { creditSchema } from '../credits/credit.schema.js';
import { facetSchema } from '../facets/facet.schema.js';
import { keySchema } from '../keys/key.schema.js';
import { listSchema } from '../lists/list.schema.js';
import { memberSchema } from '../members/member.schema.js';
import { personSchema } from '../people/person.schema.js';
import { reviewSchema } from '../reviews/review.schema.js';
import { episodeSchema, seasonSchema } from '../seasons/season.schema.js';
import { wordSchema } from '../spelling/word.schema.js';
import { titleSchema } from '../titles/title.schema.js';
import { titleInterestSchema } from '../trending/title-interest.schema.js';

/** The models of the catalogue and of members, by the names that services inject. */
export const MODELS = [
  { name: 'Title', schema: titleSchema },
  { name: 'Person', schema: personSchema },
  { name: 'Credit', schema: creditSchema },
  { name: 'Season', schema: seasonSchema },
  { name: 'Episode', schema: episodeSchema },
  { name: 'Review', schema: reviewSchema },
  { name: 'List', schema: listSchema },
  { name: 'AwardsBody', schema: awardsBodySchema },
  { name: 'AwardsEdition', schema: awardsEditionSchema },
  { name: 'Facet', schema: facetSchema },
  { name: 'Word', schema: wordSchema },
  { name: 'Member', schema: memberSchema },
  { name: 'MemberSession', schema: sessionSchema },
  { name: 'MemberKey', schema: keySchema },
  { name: 'TitleInterest', schema: titleInterestSchema },
  { name: 'Change', schema: changeSchema },
];

/** Create the indexes of all collections where they are not there yet, as they must be before anything is written. */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const { name, schema } of MODELS) {
    await (connection.models[name] ?? connection.model(name, schema)).createIndexes();
  }
}
