import { PROFESSION_OF_ROLE, type Profession, type RoleCategory } from '@sinima/contracts/vocabulary';

/** Return what a person with such a credit is called, or undefined where the credit does not say. */
export function roleName(roleCategory: RoleCategory): Profession | undefined {
  return roleCategory === 'OTHER' ? undefined : PROFESSION_OF_ROLE[roleCategory];
}
