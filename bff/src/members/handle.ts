import { randomInt } from 'node:crypto';

/** Bounds of a handle, in characters. */
export const HANDLE_LENGTH = { least: 3, most: 30 } as const;

/** Names that would speak for the site, as keys. */
const RESERVED = new Set(
  [
    'about',
    'account',
    'admin',
    'administrator',
    'api',
    'editor',
    'help',
    'me',
    'moderator',
    'official',
    'owner',
    'root',
    'security',
    'settings',
    'sinima',
    'staff',
    'support',
    'system',
    'team',
  ].map(handleKey),
);

/** Characters that nobody sees, or that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u;

/** Return a handle as it is stored: in small letters. */
export const normalizedHandle = (text: string): string => text.trim().toLowerCase();

/** Return why a handle cannot be had, as a sentence for its member; undefined: it can. */
export function handleFault(handle: string): string | undefined {
  const unseen = UNSEEN.exec(handle)?.[0];
  if (unseen !== undefined) {
    return `The handle contains an invisible character (${codePoint(unseen)}). Please type it again by hand.`;
  }
  const foreign = /[^a-z0-9-]/u.exec(handle)?.[0];
  if (foreign !== undefined) {
    return (
      `The handle contains “${foreign}” (${codePoint(foreign)}). Use the letters a to z, digits and hyphens; ` +
      'your display name may have any letters.'
    );
  }
  if (handle.length < HANDLE_LENGTH.least || handle.length > HANDLE_LENGTH.most) {
    return `The handle must have ${HANDLE_LENGTH.least} to ${HANDLE_LENGTH.most} characters.`;
  }
  if (!/^[a-z]/.test(handle)) return 'The handle must begin with a letter.';
  if (/--|-$/.test(handle)) return 'Hyphens stand between other characters, one at a time.';
  return RESERVED.has(handleKey(handle)) ? `The handle “${handle}” is reserved.` : undefined;
}

/** Return what two handles that look alike have in common: `0dile` and `odile`, `arnina` and `amina`, `kofi` and `k-ofi`. */
export function handleKey(handle: string): string {
  return handle
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrtuvxyz2346789';

/** Return a handle for a member that has chosen none yet. */
export function randomHandle(): string {
  return `member-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

const codePoint = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
