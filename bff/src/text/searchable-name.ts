import type { InferRawDocType } from 'mongoose';
import { fold } from './fold.js';
import { indexTrigrams } from './trigrams.js';

/** Fields of a stored record that are derived from its names, so that it is found by them. */
export const searchableNameFields = {
  /** Folded names, one a line. */
  searchText: { type: String, required: true },
  /** Their trigrams, with word boundaries. */
  grams: { type: [String], required: true },
} as const;

export type SearchableName = Omit<InferRawDocType<typeof searchableNameFields>, '_id'>;

/** Return what is stored of a record's names. */
export function searchableName(...names: readonly (string | null | undefined)[]): SearchableName {
  const folded = [...new Set(names.flatMap((name) => (name ? [fold(name)] : [])))];
  return { searchText: folded.join('\n'), grams: [...new Set(folded.flatMap(indexTrigrams))] };
}
