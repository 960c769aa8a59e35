import type { Text } from '@sinima/contracts/text';
import { roleInWords, slugInWords, type Credit } from './credit.ts';
import * as messages from './value.messages.ts';

/** Return what somebody of a role is called. */
export const roleName = (role: string, text: Text): string => text.word(roleInWords(role));

/** @example creditWords({ person: 'genevieve-nnaji', role: 'ACTOR', characterName: 'Adaeze' }, text) // 'Genevieve Nnaji, Actor: Adaeze' */
export function creditWords({ person, role, characterName: character }: Credit, text: Text): string {
  const credit = { person: slugInWords(person), role: roleName(role, text) };
  return character === undefined
    ? text(messages.creditOf, credit)
    : text(messages.creditAs, { ...credit, character });
}
