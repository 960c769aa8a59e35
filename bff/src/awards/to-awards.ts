import type { Types } from 'mongoose';
import type { PersonRef } from '@sinima/api/people/person-card.dto';
import type { TitleRef } from '@sinima/api/titles/title-card.dto';
import type { AwardsBody, AwardsEdition, AwardsMention, Nominee } from './awards.dto.js';
import type { AwardsBodyRecord, AwardsEditionRecord, NomineeRecord } from './awards.schema.js';

/** The titles and people that awards mention, by id. */
export interface Honoured {
  readonly titles: ReadonlyMap<string, TitleRef>;
  readonly people: ReadonlyMap<string, PersonRef>;
}

/** Return a stored body as a card. */
export function toAwardsBody(body: AwardsBodyRecord): AwardsBody {
  return {
    id: body._id.toHexString(),
    slug: body.slug,
    name: body.name,
    country: body.country ?? null,
    frequency: body.frequency,
    usualMonth: body.usualMonth,
    foundedYear: body.foundedYear ?? null,
    description: body.description,
    years: body.editions.map(({ year }) => year),
  };
}

/** Return a stored edition, winners first. */
export function toAwardsEdition(
  { year, categories }: AwardsEditionRecord,
  honoured: Honoured,
): AwardsEdition {
  return {
    year,
    categories: categories.map(({ name, source, nominees }) => ({
      name,
      source: source ?? null,
      nominees: nominees
        .map((nominee) => toNominee(nominee, honoured))
        .sort((a, b) => Number(b.won) - Number(a.won)),
    })),
  };
}

/** Return all nominees of a stored edition. */
export function nomineesOf({ categories }: AwardsEditionRecord): NomineeRecord[] {
  return categories.flatMap(({ nominees }) => nominees);
}

/** A nomination or an award as it is stored, with where it stands. */
interface MentionRecord extends Pick<AwardsMention, 'award' | 'awardSlug' | 'year' | 'category'> {
  readonly nominee: NomineeRecord;
}

/** Return what a stored edition says of one title or person. */
export function mentionsIn(edition: AwardsEditionRecord, id: Types.ObjectId): MentionRecord[] {
  const { award, awardSlug, year, categories } = edition;
  return categories.flatMap(({ name: category, nominees }) =>
    nominees
      .filter(({ titleId, personId }) => id.equals(titleId) || id.equals(personId))
      .map((nominee) => ({ award, awardSlug, year, category, nominee })),
  );
}

/** Return a stored mention as the API answers it. */
export function toMention({ nominee, ...place }: MentionRecord, honoured: Honoured): AwardsMention {
  return { ...place, ...toNominee(nominee, honoured) };
}

function toNominee(nominee: NomineeRecord, { titles, people }: Honoured): Nominee {
  const { won, work, name, titleId, personId } = nominee;
  return {
    won,
    title: (titleId && titles.get(titleId.toHexString())) ?? null,
    work: work ?? null,
    person: (personId && people.get(personId.toHexString())) ?? null,
    name: name ?? null,
  };
}
