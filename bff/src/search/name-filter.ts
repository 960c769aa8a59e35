import { fold } from './fold.js';
import { trigrams } from './trigrams.js';

/** What is stored of a name so that {@link nameFilter} finds it. */
export interface SearchableName {
  /** Folded names, one a line. */
  searchText: string;
  /** Their trigrams, with word boundaries. */
  grams: string[];
}

/** A filter for records whose name holds a substring; `grams` narrows by index, `searchText` decides. */
export interface NameFilter {
  grams?: { $all: string[] };
  searchText?: { $regex: string };
}

/**
 * The filter for names that hold `text`, whatever its case and diacritics. Blank text filters nothing; text
 * that folds to nothing (`?!`) is null: it finds nothing.
 */
export function nameFilter(text: string | undefined): NameFilter | null {
  if (!text?.trim()) return {};
  const folded = fold(text);
  if (folded === '') return null;
  const runs = trigrams(folded);
  return {
    ...(runs.length > 0 && { grams: { $all: runs } }),
    searchText: { $regex: folded.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') },
  };
}
