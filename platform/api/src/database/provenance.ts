/** Fields of every stored record that say where it comes from. */
export const provenance = {
  /** The name of the import that brought it, e.g. `imdb`, or `synthetic`; absent: the catalogue's own files. */
  source: String,
  /** Its id in that source. */
  sourceId: String,
  /** The hash of the catalogue's files that it was last loaded from. */
  seed: String,
} as const;
