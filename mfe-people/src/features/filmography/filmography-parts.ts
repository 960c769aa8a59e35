import type { PersonCredit } from '@sinima/contracts/api';

/** What the work in each role is called, in the order in which it is shown. */
const roleNames = {
  ACTOR: 'Actor',
  DIRECTOR: 'Director',
  WRITER: 'Writer',
  PRODUCER: 'Producer',
  DP: 'Cinematographer',
  EDITOR: 'Editor',
  COMPOSER: 'Composer',
  ART: 'Art Director',
  COSTUME: 'Costume Designer',
  CASTING: 'Casting Director',
} as const;

function workOf({ roleCategory, department }: PersonCredit): string {
  return roleCategory === 'OTHER' ? (department ?? 'Additional Crew') : roleNames[roleCategory];
}

/** What somebody did in one role. */
export interface FilmographyPart {
  readonly name: string;
  readonly credits: readonly PersonCredit[];
}

/** A person's credits by role: the named roles in their order, then the departments; within each as the API has them. */
export function filmographyOf(credits: readonly PersonCredit[]): FilmographyPart[] {
  const names = new Set([...Object.values(roleNames), ...credits.map(workOf)]);
  return [...names]
    .map((name) => ({ name, credits: credits.filter((credit) => workOf(credit) === name) }))
    .filter((part) => part.credits.length > 0);
}
