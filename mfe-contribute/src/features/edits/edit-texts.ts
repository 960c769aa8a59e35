import type { EditAuthor, EditDecision, EditSummary } from '../../../api/openapi.ts';
import { fieldLabel } from '../../../api/shapes/record-fields.ts';

/** Return what an author is called. */
export function authorName({ kind, displayName }: Pick<EditAuthor, 'kind' | 'displayName'>): string {
  if (displayName !== null) return displayName;
  if (kind === 'visitor') return 'A visitor';
  return kind === 'member' ? 'A member' : 'A former member';
}

const KIND_TEXTS = {
  create: 'A new record',
  merge: 'Two records become one',
  withdraw: 'It leaves the catalogue',
  revert: 'A change is taken back',
} as const;

/** Return what an edit changes, in a few words: `Cast and crew, Year`. */
export function whatChanges({
  kind,
  record,
  fields,
}: Pick<EditSummary, 'kind' | 'record' | 'fields'>): string {
  if (kind !== 'change') return KIND_TEXTS[kind];
  return fields.map((field) => fieldLabel(record.kind, field)).join(', ');
}

const DECIDERS = {
  votes: 'by votes',
  editor: 'by an editor',
  standing: 'at once, by standing',
  rules: 'by the rules of the catalogue',
} as const satisfies Record<EditDecision['by'], string>;

export const deciderText = ({ by }: Pick<EditDecision, 'by'>): string => DECIDERS[by];
