import type { TitleFacts } from '@sinima/api/catalogue-reads';
import { fold } from '@sinima/api/text/fold';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import type { ImportRow } from './import.dto.ts';

/** A title that a row may mean, with its directors. */
export interface Candidate {
  readonly title: TitleCard;
  readonly directors: readonly string[];
}

/** The match for a row: a certain one, several possible ones, or none. */
export type Match =
  | { readonly kind: 'found'; readonly title: TitleCard }
  | { readonly kind: 'unclear'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'missing' };

/** How far two sites may differ about a film's year: festival or cinema. */
const YEARS_APART = 1;

/** How many candidates are offered. */
const MOST_CANDIDATES = 5;

type Wanted = Pick<ImportRow, 'year' | 'type' | 'directors'>;

const yearsApart = ({ year }: Wanted, { releaseYear }: TitleCard): number =>
  year == null || releaseYear === null ? Infinity : Math.abs(year - releaseYear);

const namesIn = (directors: string | null | undefined): string[] =>
  (directors ?? '')
    .split(',')
    .map(fold)
    .filter((name) => name !== '');

/** Return whether one of a row's directors is a title's; undefined: that is not known of both. */
function hasSameDirector({ directors }: Wanted, { directors: its }: Candidate): boolean | undefined {
  const wanted = namesIn(directors);
  if (wanted.length === 0 || its.length === 0) return undefined;
  return its.some((name) => wanted.includes(fold(name)));
}

/**
 * Judge the titles that have a row's name. It is found where one alone has the year, or the next, and no other director; where
 * several have, the director decides. All else is the member's choice.
 */
export function judge(row: Wanted, namesakes: readonly Candidate[]): Match {
  const ofType = namesakes.filter(({ title }) => row.type == null || row.type === title.type);
  const fitting = ofType.filter(
    (one) => yearsApart(row, one.title) <= YEARS_APART && hasSameDirector(row, one) !== false,
  );
  const inYear = fitting.filter(({ title }) => yearsApart(row, title) === 0);
  const byDirector = fitting.filter((one) => hasSameDirector(row, one) === true);
  for (const group of [byDirector, inYear, fitting]) {
    if (group.length === 1) return { kind: 'found', title: group[0]!.title };
    if (group.length > 1) break;
  }
  if (ofType.length === 0) return { kind: 'missing' };
  const likeliest = ofType.toSorted((a, b) => yearsApart(row, a.title) - yearsApart(row, b.title) || 0);
  return { kind: 'unclear', candidates: likeliest.slice(0, MOST_CANDIDATES) };
}

/** Return titles with their directors. */
export const withDirectors = (
  titles: readonly TitleCard[],
  facts: ReadonlyMap<string, TitleFacts>,
): Candidate[] => titles.map((title) => ({ title, directors: facts.get(title.id)?.directors ?? [] }));
