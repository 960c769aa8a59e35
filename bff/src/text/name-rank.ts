import { MIN_TYPO_LENGTH } from './query-words.js';
import { withinOneEdit } from './within-one-edit.js';

/** How well a name answers a query: the smaller, the better. Typos come after everything that is spelled right. */
const RANK = {
  equal: 0,
  begins: 1,
  wordBegins: 2,
  holds: 3,
  wordsBegin: 4,
  holdsWords: 5,
  typos: 6,
} as const;

/**
 * Return the rank of the best of a record's names (`searchText`, one a line) for the words of a query, or null when
 * none of them matches, not even with one typo in each word.
 */
export function nameRank(words: readonly string[], searchText: string): number | null {
  const ranks = searchText.split('\n').flatMap((name) => rankOf(words, name) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

function rankOf(words: readonly string[], name: string): number | null {
  const query = words.join(' ');
  const padded = ` ${name}`;
  if (name === query) return RANK.equal;
  if (name.startsWith(query)) return RANK.begins;
  if (padded.includes(` ${query}`)) return RANK.wordBegins;
  if (name.includes(query)) return RANK.holds;
  if (words.every((word) => padded.includes(` ${word}`))) return RANK.wordsBegin;
  if (words.every((word) => name.includes(word))) return RANK.holdsWords;
  const typos = countTypos(words, name.split(' '));
  return typos === null ? null : RANK.typos + typos;
}

/** Return how many words are in the name with a typo only, or null when one is not there at all. */
function countTypos(words: readonly string[], nameWords: readonly string[]): number | null {
  let typos = 0;
  for (const word of words) {
    if (nameWords.some((nameWord) => nameWord.startsWith(word))) continue;
    const isTypo =
      word.length >= MIN_TYPO_LENGTH && nameWords.some((nameWord) => withinOneEdit(word, nameWord));
    if (!isTypo) return null;
    typos += 1;
  }
  return typos;
}
