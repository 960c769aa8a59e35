import type { Catalogue } from '@sinima/data/catalogue';
import { stableId } from '@sinima/api/database/stable-id';
import type {
  FestivalEditionRecord,
  FestivalRecord,
  JurorRecord,
  SelectedRecord,
} from './festival.schema.ts';

type Award = Catalogue['awards'][number];
type Edition = NonNullable<Catalogue['festivals'][number]['editions']>[number];

/** Return the catalogue's festivals as records. */
export function festivalRecords({
  festivals,
  awards,
  changes,
}: Pick<Catalogue, 'festivals' | 'awards' | 'changes'>): FestivalRecord[] {
  const awardOf = new Map(awards.map((award) => [award.slug, award]));
  return festivals.map(({ award, editions = [], ...festival }, order) => ({
    ...festival,
    _id: stableId('festival', festival.slug),
    editions: editions.map((edition) => toRecord(edition, awardOf.get(award ?? ''))),
    order,
    ...(changes && { change: changes.sequence }),
  }));
}

function toRecord(edition: Edition, award: Award | undefined): FestivalEditionRecord {
  const { juries = [], selections = [], ...facts } = edition;
  return {
    ...facts,
    ...prizesOf(edition.year, award),
    juries: juries.map(({ president, members = [], ...jury }) => ({
      ...jury,
      ...(president && { president: toJuror(president) }),
      members: members.map(toJuror),
    })),
    selections: selections.map(({ section, titles }) => ({ section, titles: titles.map(toSelected) })),
  };
}

/** The prizes of the year, each category with a winner once; none where the awards body has no edition of it. */
function prizesOf(year: number, award: Award | undefined): Pick<FestivalEditionRecord, 'prizes'> {
  const categories = award?.editions.find((edition) => edition.year === year)?.categories ?? [];
  const count = categories.filter(({ nominees }) => nominees.some(({ won }) => won)).length;
  return award && count > 0 ? { prizes: { award: award.name, awardSlug: award.slug, count } } : {};
}

const toJuror = ({ person, name }: { person?: string; name?: string }): JurorRecord =>
  person === undefined ? { name } : { personId: stableId('person', person) };

const toSelected = ({ title, work }: { title?: string; work?: string }): SelectedRecord =>
  title === undefined ? { work } : { titleId: stableId('title', title) };
