import { beginsWord } from './query-words.ts';

/** How well a name that holds the words of a query answers it: the smaller, the better. */
const RANK = {
  equal: 0,
  beginsWithWords: 1,
  begins: 2,
  wordBegins: 3,
  wordsBegin: 4,
  holds: 5,
  holdsWords: 6,
} as const;

/** A name of a worse rank has the words inside of its own only: what is meant may be a name that is misspelled. */
export const WORST_RANK_OF_WORDS: number = RANK.wordsBegin;

/** A name of this rank is the query itself. */
export const RANK_OF_EQUALS: number = RANK.equal;

/** A name of a worse rank does not begin with the words of the query. */
export const WORST_RANK_OF_BEGINNINGS: number = RANK.beginsWithWords;

/** Return the rank of the best of a record's names (`searchText`, one a line), or null when none holds the words. */
export function nameRank(words: readonly string[], searchText: string): number | null {
  const ranks = searchText.split('\n').flatMap((name) => rankOf(words, name) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

function rankOf(words: readonly string[], name: string): number | null {
  const query = words.join(' ');
  const padded = ` ${name}`;
  if (name === query) return RANK.equal;
  if (name.startsWith(`${query} `)) return RANK.beginsWithWords;
  if (name.startsWith(query)) return RANK.begins;
  if (padded.includes(` ${query}`)) return RANK.wordBegins;
  if (words.every((word) => padded.includes(` ${word}`))) return RANK.wordsBegin;
  if (name.includes(query)) return RANK.holds;
  const holds = (word: string, at: number): boolean =>
    beginsWord(word, at) ? padded.includes(` ${word}`) : name.includes(word);
  return words.every(holds) ? RANK.holdsWords : null;
}
