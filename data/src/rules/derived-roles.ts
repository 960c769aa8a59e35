/** The roles that people are known for, derived from their credits. */
import { PROFESSION_OF_ROLE, type Profession, type RoleCategory } from '@sinima/contracts/vocabulary';
import type { PersonFacts } from '../shapes/person.ts';

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
