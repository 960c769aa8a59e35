import type { PersonCredit } from '@sinima/contracts/api';

/** A person's credits in one kind of work. */
export interface Work {
  readonly heading: string;
  readonly credits: readonly PersonCredit[];
}

/** Credits by kind of work, acting first, then by department, in the order in which they come. */
export function byWork(credits: readonly PersonCredit[]): Work[] {
  const works = new Map<string, PersonCredit[]>([['Acting', []]]);
  for (const credit of credits) {
    const heading = credit.department ?? 'Acting';
    works.set(heading, [...(works.get(heading) ?? []), credit]);
  }
  return [...works]
    .filter(([, list]) => list.length > 0)
    .map(([heading, list]) => ({ heading, credits: list }));
}
