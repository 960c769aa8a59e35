/** Which department a credit belongs to (`docs/specification.md §9`). */
import { DEPARTMENT_BILLING_ORDERS, type Department, type RoleCategory } from '@sinima/contracts/vocabulary';

const BY_ROLE: Readonly<Partial<Record<RoleCategory, Department>>> = {
  DIRECTOR: 'Directing',
  WRITER: 'Writing',
  PRODUCER: 'Production',
  DP: 'Cinematography',
  EDITOR: 'Editing',
  COMPOSER: 'Music',
  ART: 'Art Direction',
  COSTUME: 'Costume & Wardrobe',
  CASTING: 'Casting',
};

/** Return the department of a credit, or null of an actor's, which belongs to the cast. */
export function departmentOf(roleCategory: RoleCategory, billingOrder: number | null): Department | null {
  if (roleCategory === 'ACTOR') return null;
  const byRole = BY_ROLE[roleCategory];
  if (byRole) return byRole;
  const range =
    roleCategory === 'OTHER' && billingOrder !== null
      ? DEPARTMENT_BILLING_ORDERS.find(([first, last]) => billingOrder >= first && billingOrder <= last)
      : undefined;
  return range?.[2] ?? 'Additional Crew';
}
