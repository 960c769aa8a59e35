/** The colours that meet on the site, by the names of their tokens: what the tests measure and the workbench shows. */

/** Text and its ground: AA asks for 4.5 to 1. */
export const textPairs = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'surface-raised'],
  ['text-muted', 'ground'],
  ['text-muted', 'surface'],
  ['link', 'ground'],
  ['link', 'surface'],
  ['on-accent', 'accent'],
  ['good', 'ground'],
  ['warn', 'ground'],
  ['warn', 'surface'],
  ['chalk', 'indigo-deep'],
] as const;

/** A mark and its background: AA asks for 3 to 1. */
export const markPairs = [
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['control', 'surface'],
  ['control', 'ground'],
  ['thread', 'ground'],
] as const;
