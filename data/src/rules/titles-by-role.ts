import type { RoleCategory } from '@sinima/contracts/vocabulary';
import type { TitleFacts } from '../shapes/title.ts';

/** In how many titles each person has each role, by slug. */
export function titlesByRole(
  titles: readonly TitleFacts[],
): ReadonlyMap<string, ReadonlyMap<RoleCategory, number>> {
  const counts = new Map<string, Map<RoleCategory, number>>();
  for (const { person, role } of titles.flatMap(({ credits }) => credits)) {
    const roles = counts.get(person) ?? new Map<RoleCategory, number>();
    counts.set(person, roles.set(role, (roles.get(role) ?? 0) + 1));
  }
  return counts;
}
