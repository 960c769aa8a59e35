/** A change of one record of the catalogue, as it is proposed, accepted and kept. */

/** The kinds of records that can be changed, as the open catalogue names them. */
export const RECORD_KINDS = ['title', 'person', 'award', 'festival', 'list'] as const;

/** One of the {@link RECORD_KINDS}. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What a change does to its record. */
export const CHANGE_KINDS = ['change', 'create', 'merge', 'withdraw', 'revert'] as const;

/** One of the {@link CHANGE_KINDS}. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** How a change came to be accepted. */
export const DECIDED_BY = ['votes', 'editor', 'standing'] as const;

/** The licence under which changes are given. */
export const CHANGE_LICENCE = 'CC0-1.0';

/** Where somebody looked a fact up. */
export interface ChangeSource {
  readonly where: string;
  readonly url?: string;
}

/**
 * One changed field of a record as its file has it: the whole value, or of a list single items, so that two edits of one
 * list do not collide.
 */
export interface FieldChange {
  /** A field at the record's top: runtimeMins, plotSummary, credits. */
  readonly field: string;
  /** Left out: it had none. */
  readonly before?: unknown;
  /** Left out: it is taken away. */
  readonly after?: unknown;
  /** Items that leave the list. Beside it and `added`, `before` and `after` are left out. */
  readonly removed?: readonly unknown[];
  /** Items that come to the list, at its end. */
  readonly added?: readonly unknown[];
  readonly source?: ChangeSource;
}

/** A record, by kind and slug. */
export interface RecordName {
  readonly kind: RecordKind;
  readonly slug: string;
}

/** What a change that makes two of one record says of the other one. */
export interface SplitFacts {
  /** Of a new record: its own fields, as of a create. Of one that is there: none. */
  readonly fields: readonly FieldChange[];
  /** Records in which the other one is meant wherever they name the one that is split: of a festival in all its editions. */
  readonly moves: readonly RecordName[];
}

/** A change that was accepted, or is to be checked. */
export interface CatalogueChange {
  /** The proposal's id. The same id again is answered as the first time. */
  readonly edit: string;
  /** The author's number, which is random; never a handle, name or address. */
  readonly author: number;
  readonly kind: ChangeKind;
  readonly record: RecordName;
  /** Of a merge: the slug of the record that stays. Of a change that splits the record: of the other one, which may be new. */
  readonly into?: string;
  /** Of a change that splits the record: `fields` leave it, and go to the other one. */
  readonly split?: SplitFacts;
  /** Of a revert: the sequence of the change that is taken back. */
  readonly reverts?: number;
  /** Of a create: all fields of the record. Of a merge, withdrawal or revert: none, they follow. */
  readonly fields: readonly FieldChange[];
  readonly comment?: string;
  readonly licence: typeof CHANGE_LICENCE;
  readonly decidedBy: (typeof DECIDED_BY)[number];
}

/** A field that is another one now than the change says. */
export interface FieldConflict {
  readonly field: string;
  readonly before?: unknown;
  readonly now?: unknown;
}

/** Why a change is not possible; without a field, the record as a whole. */
export interface ChangeProblem {
  readonly field?: string;
  readonly message: string;
}

/** The outcome of a change. */
export type ChangeAnswer =
  | { readonly outcome: 'accepted'; readonly sequence: number; readonly revision: number }
  | { readonly outcome: 'conflict'; readonly conflicts: readonly FieldConflict[] }
  | { readonly outcome: 'refused'; readonly problems: readonly ChangeProblem[] };
