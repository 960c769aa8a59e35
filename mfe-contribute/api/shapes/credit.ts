import { PROFESSION_OF_ROLE, type Profession } from '@sinima/contracts/vocabulary';

/** A credit as the catalogue’s files have it. */
export interface Credit {
  readonly person: string;
  readonly role: string;
  readonly billingOrder?: number;
  readonly characterName?: string;
  readonly isLeadRole?: boolean;
  readonly uncredited?: boolean;
}

/** Whether an item of a list is a credit. */
export const isCredit = (item: unknown): item is Credit =>
  typeof item === 'object' && item !== null && 'person' in item && 'role' in item;

/** @example slugInWords('genevieve-nnaji') // 'Genevieve Nnaji' */
export const slugInWords = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Names of roles in English, as words of the catalogue. */
const NAMES: Readonly<Record<string, Profession>> = { ...PROFESSION_OF_ROLE, OTHER: 'Crew' };

/** Return what somebody of a role is called in English. */
export const roleInWords = (role: string): string => (Object.hasOwn(NAMES, role) ? NAMES[role]! : role);
