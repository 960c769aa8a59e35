/** Rows of a file about awards as nominees of the catalogue. */
import { fold } from '@sinima/api/text/fold';
import type { Catalogue, CatalogueTitle, NomineeFacts } from '@sinima/data/catalogue';
import type { Batch } from './batch.ts';
import { correctedRows, type LeftOut } from './corrected-rows.ts';
import { PersonFinder, tradeOf, type FoundPerson } from './find-person.ts';
import { TitleFinder, type FoundTitle } from './find-title.ts';
import { namedInRow, type NamedInRow } from './named-in-row.ts';
import type { SourceRow } from './source-row.ts';

/** A nominee, with the row that says so. */
export interface Converted {
  readonly row: SourceRow;
  readonly facts: NomineeFacts;
}

/** A name of the catalogue that a row's name resembles, and why they are not linked. */
export interface Unlinked {
  readonly row: SourceRow;
  readonly name: string;
  readonly why: string;
}

export interface Conversion {
  readonly converted: readonly Converted[];
  readonly leftOut: readonly LeftOut[];
  readonly unlinked: readonly Unlinked[];
  /** Works without a page, each with the directors that rows name. */
  readonly works: readonly {
    readonly row: SourceRow;
    readonly name: string;
    readonly directors: readonly string[];
  }[];
}

interface Drafted {
  readonly row: SourceRow;
  readonly named: NamedInRow;
  readonly found: FoundTitle;
}

const FOR_SERIES = /series|\btv\b|telenovela|original|programme/i;
const OTHER_DIRECTOR = 'another director';

/** Convert the rows of a batch. A row that names several people becomes a nominee for each. */
export function convertRows(batch: Batch, rows: readonly SourceRow[], catalogue: Catalogue): Conversion {
  const { kept, leftOut } = correctedRows(batch, rows);
  const titles = new TitleFinder(catalogue);
  const bySlug = new Map(catalogue.titles.map((title) => [title.slug, title]));
  const people = new PersonFinder(catalogue);
  const drafted = withoutDoubtful(kept.map((row) => draft(batch, row, titles, bySlug)));
  const unlinked: Unlinked[] = [];
  const works: { row: SourceRow; name: string; directors: readonly string[] }[] = [];
  const converted = drafted.flatMap(({ row, named, found }): Converted[] => {
    const { title, why } = found.title
      ? { title: found.title, why: undefined }
      : { title: undefined, why: found.why };
    if (batch.knownTitlesOnly && title === undefined) {
      leftOut.push({ row, why: 'its film is not in the catalogue' });
      return [];
    }
    if (named.work !== undefined && title === undefined) {
      works.push({ row, name: named.work, directors: named.directors });
      if (why !== undefined) unlinked.push({ row, name: named.work, why });
    }
    const work = title === undefined ? { work: named.work } : { title: title.slug };
    if (named.work === undefined && named.people.length === 0) {
      leftOut.push({ row, why: 'it names nobody and no film' });
      return [];
    }
    if (named.people.length === 0) return [{ row, facts: facts({ ...work, won: row.won }) }];
    return named.people.map((name) => {
      const person = personOf(name, title, row, people);
      if (person.person === undefined && person.why !== undefined)
        unlinked.push({ row, name, why: person.why });
      const who = person.person === undefined ? { name } : { person: person.person.slug };
      return { row, facts: facts({ ...work, ...who, won: row.won }) };
    });
  });
  return { converted: once(converted, leftOut), leftOut, unlinked, works };
}

function draft(
  batch: Batch,
  row: SourceRow,
  titles: TitleFinder,
  bySlug: ReadonlyMap<string, CatalogueTitle>,
): Drafted {
  const named = namedInRow(batch, row);
  if (named.work === undefined) return { row, named, found: {} };
  const { work: name, directors } = named;
  const said = batch.titles.find((one) => one.year === row.year && fold(one.work) === fold(name));
  if (said !== undefined) {
    const title = said.title === null ? undefined : bySlug.get(said.title);
    return { row, named, found: title === undefined ? { why: said.why } : { title } };
  }
  const isForSeries = FOR_SERIES.test(row.category);
  return { row, named, found: titles.find({ name, year: row.year, directors, isForSeries }) };
}

/** Where one row of a work names another director than the title of that name has, none of its rows is linked. */
function withoutDoubtful(drafted: readonly Drafted[]): Drafted[] {
  const keyOf = ({ row, named }: Drafted): string => `${row.year} ${fold(named.work ?? '')}`;
  const doubtful = new Map(
    drafted.flatMap((one) => {
      const why = one.found.title === undefined ? one.found.why : undefined;
      return why?.startsWith(OTHER_DIRECTOR) ? [[keyOf(one), why] as const] : [];
    }),
  );
  return drafted.map((one) => {
    const why = doubtful.get(keyOf(one));
    return why === undefined ? one : { ...one, found: { why } };
  });
}

function personOf(
  name: string,
  title: CatalogueTitle | undefined,
  { category, year }: SourceRow,
  people: PersonFinder,
): FoundPerson {
  return title === undefined ? people.byTrade(name, tradeOf(category), year) : people.inTitle(name, title);
}

function facts(all: { [Key in keyof NomineeFacts]: NomineeFacts[Key] | undefined }): NomineeFacts {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as NomineeFacts;
}

/** Drop what one category says twice. */
function once(converted: readonly Converted[], leftOut: LeftOut[]): Converted[] {
  const seen = new Set<string>();
  return converted.filter(({ row, facts: { won: _won, ...honoured } }) => {
    const key = JSON.stringify([row.year, row.category, honoured]);
    if (!seen.has(key)) return seen.add(key);
    leftOut.push({ row, why: 'the category names it already' });
    return false;
  });
}
