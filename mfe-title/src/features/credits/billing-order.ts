import type { Credit } from '@sinima/contracts/api';
import { DEPARTMENTS, type Department } from '@sinima/contracts/vocabulary';

/** Those who lead the crew, as the title page names them. */
const principal: ReadonlySet<Department> = new Set([
  'Directing',
  'Writing',
  'Production',
  'Cinematography',
  'Editing',
  'Music',
]);

/** By billing order; a missing one counts as 999 (`docs/specification.md §9`). */
function byBilling(credits: readonly Credit[]): Credit[] {
  return [...credits].sort((a, b) => (a.billingOrder ?? 999) - (b.billingOrder ?? 999));
}

/** Return the ACTOR credits, by billing order. */
export function castOf(credits: readonly Credit[]): Credit[] {
  return byBilling(credits.filter(({ roleCategory }) => roleCategory === 'ACTOR'));
}

/** One department of a crew, by billing order. */
export interface CrewDepartment {
  readonly name: Department;
  readonly members: readonly Credit[];
}

/** Everybody but the cast, by department in the order of `docs/specification.md §9`; empty departments are left out. */
export function crewOf(credits: readonly Credit[]): CrewDepartment[] {
  const crew = byBilling(credits.filter(({ roleCategory }) => roleCategory !== 'ACTOR'));
  return DEPARTMENTS.map((name) => ({
    name,
    members: crew.filter(({ department }) => (department ?? 'Additional Crew') === name),
  })).filter(({ members }) => members.length > 0);
}

/** Return the departments of those who lead the crew. */
export function principalCrewOf(credits: readonly Credit[]): CrewDepartment[] {
  return crewOf(credits).filter(({ name }) => principal.has(name));
}
