import type { Types } from 'mongoose';
import type { AwardsBodyRecord, AwardsEditionRecord, NomineeRecord } from '../awards/awards.schema.js';
import { stableId } from '@sinima/api/database/stable-id';
import { withoutUndefined } from '@sinima/api/database/without-undefined';
import type { AwardFacts, Catalogue, NomineeFacts } from '@sinima/data/catalogue';

type EditionFacts = AwardFacts['editions'][number];

/** The seed's awards as documents. */
export function awardsDocuments({ awards }: Catalogue): AwardsBodyRecord[] {
  return awards.map(({ editions, ...body }, order) => ({
    ...body,
    _id: stableId('awards', body.slug),
    editions: editions
      .map((edition) => ({ year: edition.year, nominees: nomineesOf(edition).length }))
      .sort((a, b) => b.year - a.year),
    order,
  }));
}

/** The editions of the seed's awards as documents. */
export function editionDocuments({ awards }: Catalogue): AwardsEditionRecord[] {
  return awards.flatMap(({ name, slug, editions }, order) =>
    editions.map(({ year, source: page, categories }) => {
      const records = categories.map(({ name: category, source = page, nominees }) =>
        withoutUndefined({ name: category, source, nominees: nominees.map(nomineeDocument) }),
      );
      return {
        _id: stableId('awards-edition', slug, year),
        award: name,
        awardSlug: slug,
        order,
        year,
        categories: records,
        honoured: honouredIn(records.flatMap((category) => category.nominees)),
      };
    }),
  );
}

/** How many prizes each title has won, by slug; a prize that several people share counts once. */
export function prizesByTitle({ awards }: Catalogue): ReadonlyMap<string, number> {
  const prizes = new Map<string, number>();
  for (const { categories } of awards.flatMap(({ editions }) => editions)) {
    for (const { nominees } of categories) {
      const winners = new Set(
        nominees.flatMap(({ title, won }) => (won && title !== undefined ? title : [])),
      );
      for (const title of winners) prizes.set(title, (prizes.get(title) ?? 0) + 1);
    }
  }
  return prizes;
}

const nomineesOf = ({ categories }: EditionFacts): readonly NomineeFacts[] =>
  categories.flatMap(({ nominees }) => nominees);

function nomineeDocument({ title, work, person, name, won }: NomineeFacts): NomineeRecord {
  return withoutUndefined({
    won,
    work,
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
