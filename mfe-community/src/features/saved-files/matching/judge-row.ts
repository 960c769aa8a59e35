import type { PersonCard, TitleCard } from '@sinima/contracts/api';
import { fold } from '@sinima/contracts/fold';
import { savedPerson, savedTitle, type SavedRecord } from '@sinima/catalogue-ui/saved-record';
import type { ImportRow } from '../formats/import-list.ts';

/** The match for a line: a certain one, several possible ones, or none. */
export type Verdict =
  | { readonly kind: 'found'; readonly record: SavedRecord }
  | { readonly kind: 'choice'; readonly records: readonly SavedRecord[] }
  | { readonly kind: 'missing' };

/** How far two sites may differ about a film's year: festival or cinema. */
const YEARS_APART = 1;

/** How many namesakes are offered. */
const MAX_NAMESAKES = 5;

/** Whether one name is the other with words before or after: "King of Boys" and "King of Boys: The Return of the King". */
const isPartOf = (a: string, b: string): boolean =>
  ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);

const verdictOf = (records: readonly SavedRecord[]): Verdict =>
  records.length === 0 ? { kind: 'missing' } : { kind: 'choice', records: records.slice(0, MAX_NAMESAKES) };

const yearsApart = (row: ImportRow, { releaseYear }: TitleCard): number =>
  row.year === null || releaseYear === null ? Infinity : Math.abs(row.year - releaseYear);

/**
 * Judge the titles that a search for a line's name brought. It is found where one title alone has that name, in that year or
 * the next; in the very year, it goes before a namesake of the next. All else that may be meant is the visitor's choice.
 */
export function judgeTitles(row: ImportRow, titles: readonly TitleCard[]): Verdict {
  const name = fold(row.name);
  const ofKind = titles.filter(({ type }) => row.kind === null || row.kind === type);
  const namesOf = ({ displayTitle, originalTitle }: TitleCard): string[] =>
    [displayTitle, originalTitle ?? ''].map(fold);
  const namesakes = ofKind.filter((title) => namesOf(title).includes(name));
  const inYear = namesakes.filter((title) => yearsApart(row, title) === 0);
  const nearby = namesakes.filter((title) => yearsApart(row, title) <= YEARS_APART);
  for (const fitting of row.year === null ? [namesakes] : [inYear, nearby]) {
    const [only, another] = fitting;
    if (only && !another) return { kind: 'found', record: savedTitle(only) };
    if (only) return verdictOf(fitting.map(savedTitle));
  }
  if (namesakes.length > 0) return verdictOf(namesakes.map(savedTitle));
  const alike = ofKind.filter(
    (title) =>
      yearsApart(row, title) <= YEARS_APART &&
      namesOf(title).some((own) => own !== '' && isPartOf(own, name)),
  );
  return verdictOf(alike.map(savedTitle));
}

/** Judge the people that a search for a name brought: one alone of that name is found. */
export function judgePeople(row: ImportRow, people: readonly PersonCard[]): Verdict {
  const namesakes = people.filter(({ name }) => fold(name) === fold(row.name));
  const [only, another] = namesakes;
  if (only && !another) return { kind: 'found', record: savedPerson(only) };
  return verdictOf(namesakes.map(savedPerson));
}
