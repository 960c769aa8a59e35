/** Characters of a biography on a card (`docs/specification.md §9`). */
const excerptLength = 50;

/** The first 50 characters of a biography, and an ellipsis where there is more; without one, "Actor/Director" (`docs/specification.md §3`). */
export function bioExcerpt(bio: string | null): string {
  if (bio === null || bio === '') return 'Actor/Director';
  const characters = [...bio];
  return characters.length <= excerptLength ? bio : `${characters.slice(0, excerptLength).join('')}…`;
}
