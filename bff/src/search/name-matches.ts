import type { QueryFilter } from 'mongoose';
import { MAX_DEPTH } from '@sinima/api/http/list-page';
import {
  nameRank,
  RANK_OF_EQUALS,
  WORST_RANK_OF_BEGINNINGS,
  WORST_RANK_OF_WORDS,
} from '@sinima/api/text/name-rank';
import { wordsFilter } from '@sinima/api/text/query-words';
import { inTurn, listed, type Matches } from './matches.js';
import {
  candidates,
  namesakes,
  ranked,
  type Candidate,
  type Findable,
  type Ranked,
  type SearchSource,
} from './search-source.js';

/** How many candidates are ranked; those after them come by weight. */
export const MAX_RANKED = 500;

/** Records whose names hold the words of a query. */
export interface NameMatches {
  /** How many are called just so; they are the first of `words`. */
  readonly exact: number;
  /** Those that begin with the words, or are called just so: the first of `words`. */
  readonly beginnings: readonly Candidate[];
  /** Those that begin a word of theirs with each. */
  readonly words: Matches;
  /** Those that hold one inside of a word only. */
  readonly insides: readonly Candidate[];
}

/** Return the records whose name holds all the words, best match first. */
export async function nameMatches<Stored extends Findable>(
  source: SearchSource<Stored>,
  words: readonly string[],
): Promise<NameMatches> {
  const filter = wordsFilter(words) as QueryFilter<Stored>;
  const holding = await candidates(source, filter, MAX_RANKED);
  const rankOf = (searchText: string): number | null => nameRank(words, searchText);
  if (holding.length < MAX_RANKED) {
    const all = ranked(source, holding, rankOf);
    const isOfWords = all.filter(({ rank }) => rank <= WORST_RANK_OF_WORDS);
    return {
      ...foremostOf(all),
      words: listed(listOf(isOfWords)),
      insides: listOf(all.slice(isOfWords.length)),
    };
  }
  // There are more than were read: those that are called just so stand first, whatever their weight.
  const name = words.join(' ');
  const others = { ...filter, [source.key]: { $ne: name } } as QueryFilter<Stored>;
  const isOther = ({ searchText }: { searchText: string }): boolean => searchText.split('\n', 1)[0] !== name;
  const [same, total] = await Promise.all([
    namesakes(source, name, MAX_RANKED),
    source.model.countDocuments({ facets: 'any', ...filter } as QueryFilter<Stored>).limit(MAX_DEPTH),
  ]);
  const best = holding.filter(isOther);
  const foremost = ranked(source, [...same, ...best], rankOf);
  const first = listed(listOf(foremost));
  const rest: Matches = {
    total: total - first.total,
    read: (skip, limit) => candidates(source, others, limit, best.length + skip),
  };
  return { ...foremostOf(foremost), words: inTurn(first, rest), insides: [] };
}

function listOf(all: readonly Ranked[]): Candidate[] {
  return all.map(({ candidate }) => candidate);
}

function foremostOf(all: readonly Ranked[]): Pick<NameMatches, 'exact' | 'beginnings'> {
  return {
    exact: all.filter(({ rank }) => rank === RANK_OF_EQUALS).length,
    beginnings: listOf(all.filter(({ rank }) => rank <= WORST_RANK_OF_BEGINNINGS)),
  };
}
