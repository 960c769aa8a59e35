import type { QueryFilter } from 'mongoose';
import type { MeantWord } from '../spelling/spelling.service.js';
import { nameCost } from '@sinima/api/text/name-cost';
import { joinedGram, wordGram } from '@sinima/api/text/searchable-name';
import { candidates, ranked, type Candidate, type Findable, type SearchSource } from './search-source.js';

/** How many candidates one filter may bring. */
const MAX_CANDIDATES = 200;

/** How many near names are shown: what is meant is among the first, or is not here. */
const MAX_NEAR = 24;

/** A name that is so much further from the query than the nearest one is not meant. */
const FURTHEST = 2;

/**
 * Return the records whose names are near to what was typed, the nearest first: with a typo in words, with the words
 * parted otherwise, and where there are none of these, without one of the words.
 */
export async function nearMatches<Stored extends Findable>(
  source: SearchSource<Stored>,
  meant: readonly MeantWord[],
): Promise<Candidate[]> {
  const typed = meant.map((word) => word.typed);
  const known = meant.filter(({ words }) => words.length > 0);
  const joined: QueryFilter<Stored> = { grams: { $regex: `^${joinedGram(typed.join(''))}` } };
  const whole = await found(source, [joined, ...(known.length > 0 ? [hasAll<Stored>(known)] : [])]);
  const all =
    whole.length > 0 || known.length < 2
      ? whole
      : await found(
          source,
          known.map((_, left) => hasAll<Stored>(known.toSpliced(left, 1))),
        );
  const near = ranked(source, all, (searchText) => nameCost(typed, searchText));
  const least = near[0]?.rank ?? 0;
  return near
    .filter(({ rank }) => rank <= least + FURTHEST)
    .slice(0, MAX_NEAR)
    .map(({ candidate }) => candidate);
}

/** The filter for names that have one of what each word may mean, the rarest first: an index is bounded by one alone. */
function hasAll<Stored>(words: readonly MeantWord[]): QueryFilter<Stored> {
  const conditions = [...words]
    .sort((a, b) => a.count - b.count)
    .map((meant) => ({ grams: { $in: meant.words.map(wordGram) } }));
  return { $and: conditions };
}

async function found<Stored extends Findable>(
  source: SearchSource<Stored>,
  filters: readonly QueryFilter<Stored>[],
): Promise<Candidate[]> {
  const each = await Promise.all(filters.map((filter) => candidates(source, filter, MAX_CANDIDATES)));
  return each.flat();
}
