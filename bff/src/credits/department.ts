/** Which department a credit belongs to (`docs/specification.md §9`). */

export const ROLE_CATEGORIES = [
  'ACTOR',
  'DIRECTOR',
  'WRITER',
  'PRODUCER',
  'DP',
  'EDITOR',
  'COMPOSER',
  'COSTUME',
  'ART',
  'CASTING',
  'OTHER',
] as const;
export type RoleCategory = (typeof ROLE_CATEGORIES)[number];

/** The departments of a crew, in the order in which they are shown. */
export const DEPARTMENTS = [
  'Directing',
  'Writing',
  'Production',
  'Cinematography',
  'Editing',
  'Music',
  'Sound Department',
  'Art Direction',
  'Costume & Wardrobe',
  'Casting',
  'Makeup Department',
  'Stunts',
  'Visual Effects',
  'Camera Department',
  'Additional Crew',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

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

/** First and last billing order of the departments that OTHER credits belong to. */
const BY_BILLING: readonly (readonly [number, number, Department])[] = [
  [200, 299, 'Sound Department'],
  [500, 599, 'Makeup Department'],
  [700, 799, 'Stunts'],
  [800, 899, 'Visual Effects'],
  [900, 999, 'Camera Department'],
];

/** The department of a credit, or null of an actor's, which belongs to the cast. */
export function departmentOf(roleCategory: RoleCategory, billingOrder: number | null): Department | null {
  if (roleCategory === 'ACTOR') return null;
  const byRole = BY_ROLE[roleCategory];
  if (byRole) return byRole;
  const range =
    roleCategory === 'OTHER' && billingOrder !== null
      ? BY_BILLING.find(([first, last]) => billingOrder >= first && billingOrder <= last)
      : undefined;
  return range?.[2] ?? 'Additional Crew';
}
