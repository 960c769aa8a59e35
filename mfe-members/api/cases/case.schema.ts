import { SUBJECT_KINDS, CASE_CAUSES, type CaseCause } from './words.ts';
import { Schema, type InferRawDocType, type Types } from 'mongoose';

/** Something that moderators decide about: each thing has one case, which is opened again. */
const moderationCase = {
  kind: { type: String, enum: SUBJECT_KINDS, required: true },
  /** Of a review, a list or a member. */
  subjectId: { type: Schema.Types.ObjectId, required: true },
  /** Whom it concerns. */
  authorId: { type: Schema.Types.ObjectId, required: true },
  causes: { type: [{ type: String, enum: CASE_CAUSES }], required: true },
  checks: { type: [String], required: true },
  isOpen: { type: Boolean, required: true },
  openedAt: { type: Date, required: true },
  version: { type: Number, required: true },
} as const;

export interface CaseRecord extends Omit<InferRawDocType<typeof moderationCase>, 'causes' | 'checks'> {
  readonly _id: Types.ObjectId;
  readonly causes: readonly CaseCause[];
  readonly checks: readonly string[];
}

export const caseSchema = new Schema(moderationCase, { collection: 'members_cases', versionKey: false })
  .index({ kind: 1, subjectId: 1 }, { unique: true })
  .index({ isOpen: 1, openedAt: 1, _id: 1 })
  .index({ authorId: 1 });
