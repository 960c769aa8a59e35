import type { Types } from 'mongoose';
import type { PersonRef } from '../people/person.dto.js';
import type { TitleRef } from '../titles/title.dto.js';
import type { AwardsBody, AwardsBodyDetail, AwardsMention, Nominee } from './awards.dto.js';
import type { AwardsBodyRecord, NomineeRecord } from './awards.schema.js';

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

/** Return a stored body with its winners and nominees, winners first. */
export function toAwardsBodyDetail(body: AwardsBodyRecord, honoured: Honoured): AwardsBodyDetail {
  const editions = body.editions.map(({ year, categories }) => ({
    year,
    categories: categories.map(({ name, nominees }) => ({
      name,
      nominees: nominees
        .map((nominee) => toNominee(nominee, honoured))
        .sort((a, b) => Number(b.won) - Number(a.won)),
    })),
  }));
  return { ...toAwardsBody(body), editions };
}

/** Return everybody and everything that a stored body has honoured. */
export function nomineesOf(body: AwardsBodyRecord): NomineeRecord[] {
  return body.editions.flatMap(({ categories }) => categories.flatMap(({ nominees }) => nominees));
}

/** A nomination or an award as it is stored, with where it stands. */
interface MentionRecord extends Pick<AwardsMention, 'award' | 'awardSlug' | 'year' | 'category'> {
  readonly nominee: NomineeRecord;
}

/** Return what a stored body says of one title or person. */
export function mentionsIn(body: AwardsBodyRecord, id: Types.ObjectId): MentionRecord[] {
  return body.editions.flatMap(({ year, categories }) =>
    categories.flatMap(({ name: category, nominees }) =>
      nominees
        .filter(({ titleId, personId }) => id.equals(titleId) || id.equals(personId))
        .map((nominee) => ({ award: body.name, awardSlug: body.slug, year, category, nominee })),
    ),
  );
}

/** Return a stored mention as the API answers it. */
export function toMention({ nominee, ...place }: MentionRecord, honoured: Honoured): AwardsMention {
  return { ...place, ...toNominee(nominee, honoured) };
}

function toNominee({ won, name, titleId, personId }: NomineeRecord, { titles, people }: Honoured): Nominee {
  return {
    won,
    title: (titleId && titles.get(titleId.toHexString())) ?? null,
    person: (personId && people.get(personId.toHexString())) ?? null,
    name: name ?? null,
  };
}
