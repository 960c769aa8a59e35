import { fold } from './fold.ts';
import { gramConditions, isOneRun, type GramCondition } from './trigrams.ts';

/** The most words of a query that are looked for. */
export const MAX_WORDS = 8;

/** Words that visitors add to a name to say what they look for. They are not looked for where nothing has them all. */
const ADDED_WORDS = new Set(
  fold(
    'movie movies film films full series serie tv show season episode trailer cast actor actress director watch online nollywood',
  ).split(' '),
);

const YEAR = /^(?:19|20)\d\d$/;

/** Return the words of a query, folded. */
export function queryWords(text: string): string[] {
  return fold(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
}

/** Return the words of a query without those that say what it is rather than its name, such as "movie" or the year. */
export function wordsOfName(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !ADDED_WORDS.has(word) && !YEAR.test(word));
  return left.length > 0 ? left : words;
}

/** A filter that narrows by index and, where that does not say it all, one that decides. */
export interface WordsFilter {
  $and: GramCondition[];
  searchText?: TextPattern;
}

interface TextPattern {
  $regex: string;
  $options: 'm';
}

/**
 * Return the filter for names that hold all of these words, in any order, each as part of a word or more. A word of one
 * or two letters that follows another stands where a word begins, as it does in a name that holds the query as it is.
 */
export function wordsFilter(words: readonly string[]): WordsFilter {
  const [word = ''] = words;
  const grams = words.flatMap((one, at) => gramConditions(beginsWord(one, at) ? ` ${one}` : one));
  if (words.length === 1 && isOneRun(word)) return { $and: grams };
  return {
    $and: [...new Map(grams.map((gram) => [JSON.stringify(gram), gram])).values()],
    searchText: wordsPattern(words),
  };
}

/** Return the pattern of a line that holds all of these words. */
export function wordsPattern(words: readonly string[]): TextPattern {
  const held = words.map((word, at) => (beginsWord(word, at) ? `(?=(?:.* )?${word})` : `(?=.*${word})`));
  return { $regex: `^${held.join('')}`, $options: 'm' };
}

/** Whether the word at this place of a query is so short that it is looked for at the beginning of words alone. */
export function beginsWord(word: string, at: number): boolean {
  return at > 0 && [...word].length < 3;
}
