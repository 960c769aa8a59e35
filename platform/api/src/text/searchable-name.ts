import type { InferRawDocType } from 'mongoose';
import { fold } from './fold.ts';
import { indexTrigrams } from './trigrams.ts';

/** Fields of a stored record that are derived from its names, so that it is found by them. */
export const searchableNameFields = {
  /** Folded names, one a line, the main one first. */
  searchText: { type: String, required: true },
  /** What it is found by: the trigrams of its names with word boundaries, its words, its names without spaces. */
  grams: { type: [String], required: true },
} as const;

export type SearchableName = Omit<InferRawDocType<typeof searchableNameFields>, '_id'>;

/** Return what is stored of a record's names, the main one first. */
export function searchableName(...names: readonly (string | null | undefined)[]): SearchableName {
  const folded = names.flatMap((name) => (name ? [fold(name)] : []));
  const lines = [...new Set(folded.flatMap((name) => [name, withJoinedInitials(name)]))];
  const grams = lines.flatMap((line) => [
    ...indexTrigrams(line),
    ...line.split(' ').map(wordGram),
    joinedGram(line.replaceAll(' ', '')),
  ]);
  return { searchText: lines.join('\n'), grams: [...new Set(grams)] };
}

/** Return the gram of a whole word. No folded name holds the sign, so that no trigram is taken for one. */
export function wordGram(word: string): string {
  return `=${word}`;
}

/** Return the gram of a whole name without its spaces, so that it is found however its words are parted. */
export function joinedGram(name: string): string {
  return `#${name}`;
}

/** Return a folded name with its initials as one word: "c j obasi" is typed as "cj obasi" too. */
function withJoinedInitials(folded: string): string {
  return folded.replace(/(?<=^| )(\p{L}) (?=\p{L}(?: |$))/gu, '$1');
}
