/** Return a text as it would stand in an address: `The Weaver’s Oath` → `the-weavers-oath`. */
export const slugOf = (text: string): string =>
  folded(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Return a text without case and diacritics. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
