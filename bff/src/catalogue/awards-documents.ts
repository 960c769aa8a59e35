import type { Types } from 'mongoose';
import type { AwardsBodyRecord, NomineeRecord } from '../awards/awards.schema.js';
import { stableId } from '../database/stable-id.js';
import { withoutUndefined } from '../database/without-undefined.js';
import type { Catalogue, NomineeFacts } from '@sinima/data/catalogue';

/** The seed's awards as documents. */
export function awardsDocuments({ awards }: Catalogue): AwardsBodyRecord[] {
  return awards.map((body, order) => {
    const editions = body.editions
      .map(({ year, categories }) => ({
        year,
        categories: categories.map(({ name, nominees }) => ({
          name,
          nominees: nominees.map(nomineeDocument),
        })),
      }))
      .sort((a, b) => b.year - a.year);
    const nominees = editions.flatMap(({ categories }) =>
      categories.flatMap((category) => category.nominees),
    );
    return { ...body, _id: stableId('awards', body.slug), editions, honoured: honouredIn(nominees), order };
  });
}

function nomineeDocument({ title, person, name, won }: NomineeFacts): NomineeRecord {
  return withoutUndefined({
    won,
    name,
    titleId: title === undefined ? undefined : stableId('title', title),
    personId: person === undefined ? undefined : stableId('person', person),
  });
}

/** The titles and people among the nominees, each once. */
function honouredIn(nominees: readonly NomineeRecord[]): Types.ObjectId[] {
  const ids = nominees.flatMap(({ titleId, personId }) => [titleId ?? [], personId ?? []].flat());
  return [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
}
