/** The compositions of cloth, by the record that it stands for. */
export const clothKinds = [
  'poster',
  'portrait',
  'band',
  'title-head',
  'person-head',
  'list',
  'festival',
  'award',
  'swatch',
] as const;

export type ClothKind = (typeof clothKinds)[number];

/** The facts that a cloth of any kind is drawn from. */
export interface Cloth {
  readonly slug: string;
  readonly genres: readonly string[];
  /** The main country's English name. */
  readonly country: string | null;
  readonly year: number | null;
}

/** The facts that a cloth is drawn from. */
export interface ClothRequest extends Cloth {
  readonly kind: ClothKind;
}
