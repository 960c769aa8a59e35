import { fold } from './fold.ts';
import { gramConditions, isOneRun, type GramCondition } from './trigrams.ts';

/** A filter for records whose name holds a substring: the first narrows by index, the second decides where it has to. */
export interface NameFilter {
  $and?: GramCondition[];
  searchText?: { $regex: string };
}

/**
 * Return the filter for names that hold `text`, whatever its case and diacritics. Blank text filters nothing; text
 * that folds to nothing (`?!`) is null: it finds nothing.
 */
export function nameFilter(text: string | undefined): NameFilter | null {
  if (!text?.trim()) return {};
  const folded = fold(text);
  if (folded === '') return null;
  return {
    $and: gramConditions(folded),
    ...(!isOneRun(folded) && { searchText: { $regex: folded.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') } }),
  };
}
