import type { Types } from 'mongoose';
import type { AwardsBodyRecord, NomineeRecord } from '../../awards/awards.schema.js';
import { stableId } from '../stable-id.js';
import { withoutUndefined } from '../without-undefined.js';
import type { SeedCatalogue } from './seed-catalogue.js';
import type { SeedNominee } from './seed-records.js';

/** The seed's awards as documents. */
export function awardsDocuments({ awards }: SeedCatalogue): AwardsBodyRecord[] {
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

function nomineeDocument({ title, person, name, won }: SeedNominee): NomineeRecord {
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
