import type { Message, Text } from '@sinima/contracts/text';
import type { RoleCategory } from '@sinima/contracts/vocabulary';
import { slugInWords, type Credit } from '../../api/shapes/credit.ts';
import * as messages from './words.messages.ts';

const ROLES: Readonly<Record<RoleCategory, Message>> = {
  ACTOR: messages.roleActor,
  DIRECTOR: messages.roleDirector,
  WRITER: messages.roleWriter,
  PRODUCER: messages.roleProducer,
  DP: messages.roleCinematographer,
  EDITOR: messages.roleEditor,
  COMPOSER: messages.roleComposer,
  COSTUME: messages.roleCostumeDesigner,
  ART: messages.roleArtDirector,
  CASTING: messages.roleCastingDirector,
  OTHER: messages.roleOther,
};

/** Return what somebody of a role is called. */
export const roleName = (role: string, text: Text): string =>
  Object.hasOwn(ROLES, role) ? text(ROLES[role as RoleCategory]) : role;

/** @example creditWords({ person: 'genevieve-nnaji', role: 'ACTOR', characterName: 'Adaeze' }, text) // 'Genevieve Nnaji, Actor: Adaeze' */
export function creditWords({ person, role, characterName: character }: Credit, text: Text): string {
  const credit = { person: slugInWords(person), role: roleName(role, text) };
  return character === undefined
    ? text(messages.creditOf, credit)
    : text(messages.creditAs, { ...credit, character });
}
