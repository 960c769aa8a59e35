import { editDistance } from './edit-distance.ts';
import { mostTypos } from './spelling-keys.ts';

/** The distance between a query and a name, in typos; other differences count as fractions of one. */
const COST = {
  /** A word of the name is not typed to its end. */
  unfinishedWord: 0.4,
  /** A word of the name is not typed at all. */
  missingWord: 0.3,
  /** A word is typed that the name does not have, and for each of its letters. */
  extraWord: 1,
  extraLetter: 0.25,
  /** The words are parted otherwise. */
  parted: 0.2,
} as const;

/** Return how far the nearest of a record's names (`searchText`, one a line) is from the words of a query. */
export function nameCost(words: readonly string[], searchText: string): number {
  return Math.min(...searchText.split('\n').map((name) => costOf(words, name.split(' '))));
}

function costOf(words: readonly string[], nameWords: readonly string[]): number {
  return Math.min(costOfWords(words, nameWords), costOfJoined(words.join(''), nameWords));
}

/** Each word of the query takes the nearest word of the name that is left, long ones first. */
function costOfWords(words: readonly string[], nameWords: readonly string[]): number {
  const left = [...nameWords];
  let cost = 0;
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    let least = COST.extraWord + COST.extraLetter * word.length;
    let nearest = -1;
    left.forEach((nameWord, at) => {
      const one = costOfWord(word, nameWord);
      if (one < least) [least, nearest] = [one, at];
    });
    cost += least;
    if (nearest >= 0) left.splice(nearest, 1);
  }
  return cost + COST.missingWord * left.length;
}

function costOfWord(word: string, nameWord: string): number {
  if (word === nameWord) return 0;
  if (nameWord.startsWith(word)) return COST.unfinishedWord;
  return editDistance(word, nameWord, mostTypos(word));
}

function costOfJoined(query: string, nameWords: readonly string[]): number {
  const name = nameWords.join('');
  if (name === query) return COST.parted;
  return name.startsWith(query) ? COST.parted + COST.unfinishedWord : Infinity;
}
