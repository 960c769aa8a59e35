import type { PersonCard } from '@sinima/contracts/api';

/** Characters of a biography on a card (`docs/specification.md §9`). */
const excerptLength = 50;

/** The first 50 characters of the biography and an ellipsis; without one, "Actor/Director" (`docs/specification.md §3`). */
export function personLine({ bio }: Pick<PersonCard, 'bio'>): string {
  if (bio === null || bio === '') return 'Actor/Director';
  return `${[...bio].slice(0, excerptLength).join('')}…`;
}
