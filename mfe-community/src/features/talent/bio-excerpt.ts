/** Characters of a biography on a card (`docs/specification.md §9`). */
const excerptLength = 50;

/** The first 50 characters and an ellipsis; where there is no biography, "Actor/Director" (`docs/specification.md §3`). */
export function bioExcerpt(bio: string | null): string {
  if (bio === null || bio === '') return 'Actor/Director';
  return `${[...bio].slice(0, excerptLength).join('')}…`;
}
