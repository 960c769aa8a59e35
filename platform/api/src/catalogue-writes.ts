/** What visitors made of one title. */
export interface TitleFigures {
  /** The title's id, 24 hexadecimal digits. */
  readonly title: string;
  /** Mean of the votes, 1 to 10. Null: nobody voted. */
  readonly average: number | null;
  readonly votes: number;
}

/** How many titles one call of {@link CatalogueWrites.figures} may name. */
export const MAX_FIGURES = 500;

/**
 * How parts write into the catalogue: by the API's core, which checks it. A part declares in `remote.config.ts` which of
 * these calls it makes (`api.writes`).
 */
export abstract class CatalogueWrites {
  /**
   * Write the figures of up to 500 titles into the catalogue. Pages show them when they are made anew. Ratings and ranks follow from the
   * figures of all titles, by one formula.
   *
   * @throws Error when the part does not declare it, or a figure is wrong
   */
  abstract figures(figures: readonly TitleFigures[]): Promise<void>;
}
