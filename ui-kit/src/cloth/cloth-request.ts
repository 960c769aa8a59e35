export type ClothKind = 'poster' | 'portrait' | 'band' | 'title-head' | 'person-head';

/** What a cloth is drawn from. */
export interface ClothRequest {
  readonly kind: ClothKind;
  readonly slug: string;
  readonly genres: readonly string[];
  /** The main country's English name. */
  readonly country: string | null;
  readonly year: number | null;
}
