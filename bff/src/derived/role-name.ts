import type { Profession, RoleCategory } from '@sinima/contracts/vocabulary';

const NAMES: Readonly<Partial<Record<RoleCategory, Profession>>> = {
  ACTOR: 'Actor',
  DIRECTOR: 'Director',
  WRITER: 'Writer',
  PRODUCER: 'Producer',
  DP: 'Cinematographer',
  EDITOR: 'Editor',
  COMPOSER: 'Composer',
  COSTUME: 'Costume Designer',
  ART: 'Art Director',
  CASTING: 'Casting Director',
};

/** Return what a person with such a credit is called, or undefined where the credit does not say. */
export function roleName(roleCategory: RoleCategory): Profession | undefined {
  return NAMES[roleCategory];
}
