/** Characters of a biography on a card (`docs/specification.md §9`). */
const excerptLength = 50;

/** The first 50 characters of a biography, and an ellipsis where there is more. */
export function bioExcerpt(bio: string): string {
  const characters = [...bio];
  return characters.length <= excerptLength ? bio : `${characters.slice(0, excerptLength).join('')}…`;
}
