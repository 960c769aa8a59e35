import { fold } from './fold.js';
import { gramConditions, isOneRun, trigrams, type GramCondition } from './trigrams.js';

/** The most words of a query that are looked for. */
const MOST_WORDS = 8;

/** Words shorter than this are never taken for a misspelling. */
export const SHORTEST_TYPO = 4;

/** The words of a query, folded. */
export function queryWords(text: string): string[] {
  return fold(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);
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

/** The filter for names that hold all of these words, in any order, each as part of a word or more. */
export function wordsFilter(words: readonly string[]): WordsFilter {
  const [word = ''] = words;
  const grams = [...new Set(words)].flatMap(gramConditions);
  if (words.length === 1 && isOneRun(word)) return { $and: grams };
  return { $and: grams, searchText: wordsPattern(words) };
}

/** The pattern of a line that holds all of these words. */
export function wordsPattern(words: readonly string[]): TextPattern {
  return { $regex: `^${words.map((word) => `(?=.*${word})`).join('')}`, $options: 'm' };
}

/**
 * Filters of which a name passes one, at least, if it has a word that differs from `word` by one typo. A typo
 * leaves the first or the second half of a word whole, unless it swaps the letters on both sides of the middle:
 * that swap is undone in a third filter.
 */
export function typoFilters(word: string): { grams: { $all: string[] } }[] {
  const middle = Math.ceil(word.length / 2);
  const swapped = [...word];
  [swapped[middle - 1], swapped[middle]] = [swapped[middle] ?? '', swapped[middle - 1] ?? ''];
  const candidates = [` ${word.slice(0, middle)}`, `${word.slice(middle)} `, ` ${swapped.join('')} `];
  return candidates.flatMap((part) => {
    const runs = trigrams(part);
    return runs.length > 0 ? [{ grams: { $all: runs } }] : [];
  });
}
