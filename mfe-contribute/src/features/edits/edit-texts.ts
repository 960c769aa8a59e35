import { commaOf } from '@sinima/contracts/languages';
import type { Message, Text } from '@sinima/contracts/text';
import type { EditAuthor, EditDecision, EditSummary } from '../../../api/openapi.ts';
import { fieldLabel } from '../../../api/shapes/field-label.ts';
import * as messages from './edits.messages.ts';

/** Return what an author is called. */
export function authorName(
  { kind, displayName }: Pick<EditAuthor, 'kind' | 'displayName'>,
  text: Text,
): string {
  if (displayName !== null) return displayName;
  if (kind === 'visitor') return text(messages.aVisitor);
  return text(kind === 'member' ? messages.aMember : messages.aFormerMember);
}

const KIND_TEXTS = {
  create: messages.kindCreate,
  merge: messages.kindMerge,
  split: messages.kindSplit,
  withdraw: messages.kindWithdraw,
  revert: messages.kindRevert,
} as const satisfies Record<Exclude<EditSummary['kind'], 'change'>, Message>;

/** Return what an edit changes, in a few words: `Cast and crew, Year`. */
export function whatChanges({ kind, fields }: Pick<EditSummary, 'kind' | 'fields'>, text: Text): string {
  if (kind !== 'change') return text(KIND_TEXTS[kind]);
  return fields.map((field) => fieldLabel(field, text)).join(commaOf(text.language));
}

const DECIDERS = {
  votes: messages.byVotes,
  editor: messages.byAnEditor,
  standing: messages.byStanding,
  rules: messages.byRules,
} as const satisfies Record<EditDecision['by'], Message>;

export const deciderText = ({ by }: Pick<EditDecision, 'by'>, text: Text): string => text(DECIDERS[by]);
