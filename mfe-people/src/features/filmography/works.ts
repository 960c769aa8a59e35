import type { PersonCredit } from '@sinima/contracts/api';
import { PROFESSION_OF_ROLE } from '@sinima/contracts/vocabulary';

function workOf({ roleCategory, department }: PersonCredit): string {
  return roleCategory === 'OTHER' ? (department ?? 'Additional Crew') : PROFESSION_OF_ROLE[roleCategory];
}

/** What somebody did in one role. */
export interface FilmographyPart {
  readonly name: string;
  readonly credits: readonly PersonCredit[];
}

/** A person's credits by role: the named roles in their order, then the departments; within each as the API has them. */
export function filmographyOf(credits: readonly PersonCredit[]): FilmographyPart[] {
  const names = new Set([...Object.values(PROFESSION_OF_ROLE), ...credits.map(workOf)]);
  return [...names]
    .map((name) => ({ name, credits: credits.filter((credit) => workOf(credit) === name) }))
    .filter((part) => part.credits.length > 0);
}
