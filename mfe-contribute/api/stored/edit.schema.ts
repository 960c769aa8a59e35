import {
  CHANGE_KINDS,
  RECORD_KINDS,
  type FieldChange,
  type FieldConflict,
  type SplitFacts,
} from '@sinima/api/catalogue-writes';
import { Schema, type InferRawDocType, type Types } from 'mongoose';

/** What an edit does: what changes of the catalogue do, or that it makes two of one record, which is one change of several records. */
export const EDIT_KINDS = [...CHANGE_KINDS, 'split'] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/**
 * `open`: it waits for votes. `held`: the checks found something, and editors look at it first. `with-editors`: nobody decided
 * in time, or its author answered a “no”. `conflict`: it was accepted, and the record had changed meanwhile.
 */
export const EDIT_STATES = [
  'open',
  'held',
  'with-editors',
  'conflict',
  'accepted',
  'refused',
  'withdrawn',
] as const;
export type EditState = (typeof EDIT_STATES)[number];

/** What is not decided yet. */
export const UNDECIDED: readonly EditState[] = ['open', 'held', 'with-editors', 'conflict'];

export const DECIDERS = ['votes', 'editor', 'standing', 'rules'] as const;
export type Decider = (typeof DECIDERS)[number];

const vote = new Schema(
  {
    author: { type: Number, required: true },
    accepts: { type: Boolean, required: true },
    /** Of a “no”. */
    reason: String,
    at: { type: Date, required: true },
  },
  { _id: false },
);

const answer = new Schema(
  { text: { type: String, required: true }, at: { type: Date, required: true } },
  { _id: false },
);

const decision = new Schema(
  {
    by: { type: String, enum: DECIDERS, required: true },
    /** The editor. */
    author: Number,
    reason: String,
    at: { type: Date, required: true },
    /** Of an accepted edit: its place in the catalogue’s log. */
    sequence: Number,
  },
  { _id: false },
);

/** A proposed change of one record. */
const edit = {
  author: { type: Number, required: true },
  isAnonymous: { type: Boolean, required: true },
  kind: { type: String, enum: EDIT_KINDS, required: true },
  recordKind: { type: String, enum: RECORD_KINDS, required: true },
  slug: { type: String, required: true },
  /** What the record is called. */
  name: { type: String, required: true },
  countries: { type: [String], required: true },
  into: String,
  reverts: Number,
  comment: String,
  /** Of the licence that the author agreed to. */
  licence: { type: String, required: true },
  /** A visitor’s address for questions, until the edit is decided. Editors alone see it. */
  mail: String,
  state: { type: String, enum: EDIT_STATES, required: true },
  openedAt: { type: Date, required: true },
  /** When something may be due without a call. */
  checkAt: { type: Date, required: true },
  votes: { type: [vote], required: true },
  answer,
  /** What the checks found. */
  checks: { type: [String], required: true },
  decision,
  thanks: { type: [Number], required: true },
  version: { type: Number, required: true },
} as const;

export interface EditRecord extends InferRawDocType<typeof edit> {
  readonly _id: Types.ObjectId;
  readonly fields: readonly FieldChange[];
  /** Of a split. */
  readonly split?: SplitFacts | null;
  readonly conflicts?: readonly FieldConflict[];
}

export const editSchema = new Schema(
  // What a field holds is the catalogue’s matter: any value.
  {
    ...edit,
    fields: { type: Schema.Types.Mixed, required: true },
    split: Schema.Types.Mixed,
    conflicts: Schema.Types.Mixed,
  },
  { collection: 'contribute_edits', versionKey: false, minimize: false },
)
  .index({ state: 1, checkAt: 1 })
  .index({ state: 1, openedAt: -1 })
  .index({ countries: 1, state: 1, openedAt: -1 })
  .index({ author: 1, openedAt: -1 })
  .index({ author: 1, state: 1 })
  .index({ recordKind: 1, slug: 1, openedAt: -1 })
  .index({ state: 1, 'decision.at': -1 })
  .index({ openedAt: -1 });
