/** What people are known for, which follows from their credits. */
import { PROFESSION_OF_ROLE, type Profession, type RoleCategory } from '@sinima/contracts/vocabulary';
import type { PersonFacts } from './shapes/person.ts';
import type { TitleFacts } from './shapes/title.ts';

/** Of two roles in as many titles, the earlier one here is named first: who directs and plays is a director. */
const TIES: readonly RoleCategory[] = [
  'DIRECTOR',
  'WRITER',
  'PRODUCER',
  'ACTOR',
  'DP',
  'EDITOR',
  'COMPOSER',
  'ART',
  'COSTUME',
  'CASTING',
  'OTHER',
];

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

/** Return a person's professions, that of most titles first. */
export function professionsOf(
  roles: ReadonlyMap<RoleCategory, number>,
  { isProductionDesigner }: PersonFacts,
): Profession[] {
  return [...roles]
    .sort(([a, inA], [b, inB]) => inB - inA || TIES.indexOf(a) - TIES.indexOf(b))
    .map(([role]) => {
      if (role === 'OTHER') return 'Crew';
      return role === 'ART' && isProductionDesigner === true
        ? 'Production Designer'
        : PROFESSION_OF_ROLE[role];
    });
}
