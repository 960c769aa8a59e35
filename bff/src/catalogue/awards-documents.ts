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

/** In how many categories a title is honoured. */
interface Honours {
  readonly won: number;
  readonly nominated: number;
}

/** How many prizes each title has won, and how many more it was nominated for, by slug; several people of one title who are honoured together count once. */
export function honoursByTitle({ awards }: Catalogue): ReadonlyMap<string, Honours> {
  const honours = new Map<string, Honours>();
  const categories = awards.flatMap(({ editions }) => editions).flatMap((edition) => edition.categories);
  for (const { nominees } of categories) {
    const hasWon = new Map<string, boolean>();
    for (const { title, won } of nominees) {
      if (title !== undefined) hasWon.set(title, won || hasWon.get(title) === true);
    }
    for (const [title, won] of hasWon) {
      const former = honours.get(title) ?? { won: 0, nominated: 0 };
      honours.set(title, {
        won: former.won + (won ? 1 : 0),
        nominated: former.nominated + (won ? 0 : 1),
      });
    }
  }
  return honours;
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
