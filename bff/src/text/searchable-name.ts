import { fold } from './fold.js';
import type { SearchableName } from './name-filter.js';
import { indexTrigrams } from './trigrams.js';

/** What is stored of a record's names so that a search finds it. */
export function searchableName(...names: readonly (string | undefined)[]): SearchableName {
  const folded = [...new Set(names.flatMap((name) => (name ? [fold(name)] : [])))];
  return { searchText: folded.join('\n'), grams: [...new Set(folded.flatMap(indexTrigrams))] };
}
