import type { Types } from 'mongoose';
import type { PersonCard, PersonRef } from '@sinima/api/people/person-card.dto';
import type { TitleCard, TitleRef } from '@sinima/api/titles/title-card.dto';
import type { DatedEdition, FestivalEdition, Juror, SelectedTitle } from './festival-edition.dto.ts';
import type {
  FestivalEditionRecord,
  FestivalRecord,
  JurorRecord,
  SelectedRecord,
} from './festival.schema.ts';

/** The titles and people that editions name, by id. */
export interface Named {
  readonly titles: ReadonlyMap<string, TitleRef>;
  readonly people: ReadonlyMap<string, PersonRef>;
}

/** Return the ids of the titles and people that stored editions name. */
export function namedIn(editions: readonly FestivalEditionRecord[]): {
  titleIds: Types.ObjectId[];
  personIds: Types.ObjectId[];
} {
  const titles = editions.flatMap(({ selections }) => selections.flatMap((selection) => selection.titles));
  const jurors = editions.flatMap(({ juries }) =>
    juries.flatMap(({ president, members }) => (president ? [president, ...members] : members)),
  );
  return {
    titleIds: titles.flatMap(({ titleId }) => titleId ?? []),
    personIds: jurors.flatMap(({ personId }) => personId ?? []),
  };
}

/** Return of a title's card what a link needs. */
export function titleRefOf(card: TitleCard): TitleRef {
  const { id, slug, type, status, displayTitle, releaseYear, posterUrl, genres, countries } = card;
  return { id, slug, type, status, displayTitle, releaseYear, posterUrl, genres, countries };
}

/** Return of a person's card what a link needs. */
export function personRefOf({ id, slug, name, headshotUrl, country }: PersonCard): PersonRef {
  return { id, slug, name, headshotUrl, country };
}

/** Return a stored edition as the API answers it. Whoever is no longer in the catalogue is left out. */
export function toFestivalEdition(edition: FestivalEditionRecord, named: Named): FestivalEdition {
  const { year, number, begins, ends, place, prizes, juries, selections, sources } = edition;
  return {
    year,
    number: number ?? null,
    begins: begins ?? null,
    ends: ends ?? null,
    place: place ?? null,
    prizes: prizes ?? null,
    juries: juries.map(({ of, president, members }) => ({
      of: of ?? null,
      president: (president && toJuror(president, named)[0]) ?? null,
      members: once(
        members.flatMap((member) => toJuror(member, named)),
        ({ person }) => person?.id,
      ),
    })),
    selections: selections.map(({ section, titles }) => ({
      section,
      titles: once(
        titles.flatMap((selected) => toSelected(selected, named)),
        ({ title }) => title?.id,
      ),
    })),
    sources,
  };
}

/** Return the editions of a stored festival of which the first day is known. */
export function toDatedEditions({
  slug,
  name,
  city,
  country,
  editions = [],
}: FestivalRecord): DatedEdition[] {
  return editions.flatMap(({ year, begins, ends, place }) =>
    begins == null ? [] : [{ slug, name, year, begins, ends: ends ?? null, place: place ?? city, country }],
  );
}

function toJuror({ personId, name }: JurorRecord, { people }: Named): Juror[] {
  const person = (personId && people.get(personId.toHexString())) ?? null;
  return person === null && name == null ? [] : [{ person, name: name ?? null }];
}

function toSelected({ titleId, work }: SelectedRecord, { titles }: Named): SelectedTitle[] {
  const title = (titleId && titles.get(titleId.toHexString())) ?? null;
  return title === null && work == null ? [] : [{ title, work: work ?? null }];
}

/** Two records of one list may have become one. */
function once<Item>(items: readonly Item[], idOf: (item: Item) => string | undefined): Item[] {
  const ids = items.map(idOf);
  return items.filter((_item, at) => ids[at] === undefined || ids.indexOf(ids[at]) === at);
}
