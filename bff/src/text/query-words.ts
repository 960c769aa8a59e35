import { fold } from './fold.js';
import { gramConditions, isOneRun, trigrams, type GramCondition } from './trigrams.js';

/** The most words of a query that are looked for. */
const MAX_WORDS = 8;

/** Words shorter than this are never taken for a misspelling. */
export const MIN_TYPO_LENGTH = 4;

/** Words longer than this are never taken for a misspelling either: the pattern of all typos grows with the square. */
const MAX_TYPO_LENGTH = 40;

/** Return the words of a query, folded. */
export function queryWords(text: string): string[] {
  return fold(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
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

/** Return the filter for names that hold all of these words, in any order, each as part of a word or more. */
export function wordsFilter(words: readonly string[]): WordsFilter {
  const [word = ''] = words;
  const grams = [...new Set(words)].flatMap(gramConditions);
  if (words.length === 1 && isOneRun(word)) return { $and: grams };
  return { $and: grams, searchText: wordsPattern(words) };
}

/** Return the pattern of a line that holds all of these words. */
export function wordsPattern(words: readonly string[]): TextPattern {
  return { $regex: `^${words.map((word) => `(?=.*${word})`).join('')}`, $options: 'm' };
}

/** A filter of which the first narrows by index, and the second decides. */
export interface TypoFilter {
  readonly grams: { readonly $all: readonly string[] };
  readonly searchText: TextPattern;
}

/**
 * Return filters of which a name passes one, at least, if it has a word that differs from `word` by one typo. A typo
 * leaves the first or the second half of a word whole, unless it swaps the letters on both sides of the middle:
 * that swap is undone in a third filter.
 */
export function typoFilters(word: string): TypoFilter[] {
  if (word.length > MAX_TYPO_LENGTH) return [];
  const middle = Math.ceil(word.length / 2);
  const swapped = [...word];
  [swapped[middle - 1], swapped[middle]] = [swapped[middle] ?? '', swapped[middle - 1] ?? ''];
  const searchText = typoPattern(word);
  const candidates = [` ${word.slice(0, middle)}`, `${word.slice(middle)} `, ` ${swapped.join('')} `];
  return candidates.flatMap((part) => {
    const runs = trigrams(part);
    return runs.length > 0 ? [{ grams: { $all: runs }, searchText }] : [];
  });
}

/** Return the pattern of a line with a word that begins with `word` or differs from it by one typo. */
function typoPattern(word: string): TextPattern {
  const letters = [...word];
  // From the last letter to the first: either this one is right and the typo comes later, or the typo is here.
  const later = letters.reduceRight((rest, letter, at) => {
    const after = letters.slice(at + 1).join('');
    const [next = '', ...others] = letters.slice(at + 1);
    const swapped = next && `|${next}${letter}${others.join('')}`;
    return `(?:${letter}${rest}|\\S?${after}|\\S${letter}${after}${swapped})`;
  }, '\\S?');
  return { $regex: `(?:^| )(?:${word}|${later}(?: |$))`, $options: 'm' };
}
