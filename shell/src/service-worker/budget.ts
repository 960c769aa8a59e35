/** Which copies are dropped when there are too many: those that were shown the longest time ago. */
import type { PageCopy } from './copies-index.ts';

/** Most pages that are kept, and most bytes of them and all their files, uncompressed. */
const BUDGET = { pages: 50, bytes: 15_000_000 } as const;

interface Kept {
  readonly pages: readonly PageCopy[];
  /** Bytes by path. */
  readonly files: Readonly<Record<string, number>>;
}

/** Return the bytes of pages with their files, each file once. */
export function bytesOf({ pages, files }: Kept): number {
  const named = new Set(pages.flatMap((page) => page.files));
  const ofFiles = [...named].reduce((sum, path) => sum + (files[path] ?? 0), 0);
  return pages.reduce((sum, { bytes }) => sum + bytes, ofFiles);
}

/** Return the pages that fit into the budget. Pages that a remote asked to keep go last. */
export function withinBudget(
  { pages, files }: Kept,
  budget: { pages: number; bytes: number } = BUDGET,
): PageCopy[] {
  const kept = [...pages].sort(
    (a, b) => Number(b.isAskedFor) - Number(a.isAskedFor) || b.shownAt - a.shownAt,
  );
  while (kept.length > budget.pages || (kept.length > 0 && bytesOf({ pages: kept, files }) > budget.bytes))
    kept.pop();
  return kept;
}
