import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';

/** One line of another site's export: what is to be looked for here. */
export interface ImportRow {
  readonly name: string;
  readonly year: number | null;
  readonly kind: 'MOVIE' | 'SERIES' | 'PERSON' | null;
  /** When it was put on that list, as an ISO date. */
  readonly savedAt: string | null;
}

/** The contents of a file: lines to look for, or an export of Sinima itself. */
export type ImportList =
  | { readonly from: 'Letterboxd' | 'IMDb'; readonly rows: readonly ImportRow[] }
  | { readonly from: 'Sinima'; readonly entries: readonly SavedEntry[] };
