import type { QueryFilter } from 'mongoose';
import { MAX_DEPTH } from '../http/list-page.js';
import { nameRank, WORST_RANK_OF_WORDS } from '../text/name-rank.js';
import { wordsFilter } from '../text/query-words.js';
import { inTurn, listed, type Matches } from './matches.js';
import {
  candidates,
  namesakes,
  ranked,
  type Candidate,
  type Findable,
  type SearchSource,
} from './search-source.js';

/** How many candidates are ranked; those after them come by weight. */
const MAX_RANKED = 500;

/** Records whose names hold the words of a query. */
export interface NameMatches {
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
    const list = (part: typeof all): Candidate[] => part.map(({ candidate }) => candidate);
    return { words: listed(list(isOfWords)), insides: list(all.slice(isOfWords.length)) };
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
  const first = listed(ranked(source, [...same, ...best], rankOf).map(({ candidate }) => candidate));
  const rest: Matches = {
    total: total - first.total,
    read: (skip, limit) => candidates(source, others, limit, best.length + skip),
  };
  return { words: inTurn(first, rest), insides: [] };
}
