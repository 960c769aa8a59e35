/** A credit as the catalogue’s files have it. */
export interface Credit {
  readonly person: string;
  readonly role: string;
  readonly billingOrder?: number;
  readonly characterName?: string;
  readonly isLeadRole?: boolean;
  readonly uncredited?: boolean;
}

/** @example slugInWords('genevieve-nnaji') // 'Genevieve Nnaji' */
export const slugInWords = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

const ROLE_NAMES: Readonly<Record<string, string>> = {
  ACTOR: 'Actor',
  DIRECTOR: 'Director',
  WRITER: 'Writer',
  PRODUCER: 'Producer',
  DP: 'Cinematographer',
  EDITOR: 'Editor',
  COMPOSER: 'Composer',
  COSTUME: 'Costume designer',
  ART: 'Art director',
  CASTING: 'Casting director',
  OTHER: 'Other crew',
};

/** Return what somebody of a role is called. */
export const roleName = (role: string): string => ROLE_NAMES[role] ?? role;

/** @example creditInWords({ person: 'genevieve-nnaji', role: 'ACTOR', characterName: 'Adaeze' }) // 'Genevieve Nnaji, Actor: Adaeze' */
export function creditInWords({ person, role, characterName }: Credit): string {
  const character = characterName === undefined ? '' : `: ${characterName}`;
  return `${slugInWords(person)}, ${roleName(role)}${character}`;
}
