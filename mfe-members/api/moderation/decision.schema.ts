import { SUBJECT_KINDS } from '../cases/words.ts';
import { Schema, type InferRawDocType, type Types } from 'mongoose';
import { ACTIONS, APPEAL_STATES } from './decision.dto.ts';

const appeal = new Schema(
  {
    /** Absent: its member was deleted. */
    text: String,
    madeAt: { type: Date, required: true },
    state: { type: String, enum: APPEAL_STATES, required: true },
  },
  { _id: false },
);

/** A moderator's decision. */
const decision = {
  caseId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: SUBJECT_KINDS, required: true },
  subjectId: { type: Schema.Types.ObjectId, required: true },
  /** Whom it concerns; absent: that member was deleted. */
  authorId: Schema.Types.ObjectId,
  /** The moderator; absent: that member was deleted. */
  moderatorId: Schema.Types.ObjectId,
  action: { type: String, enum: ACTIONS, required: true },
  reason: { type: String, required: true },
  excerpt: String,
  decidedAt: { type: Date, required: true },
  until: Date,
  /** Of `keep`: from when on others would have read it. */
  formerlyVisibleFrom: Date,
  undoneAt: Date,
  undoReason: String,
  appeal,
  version: { type: Number, required: true },
} as const;

export interface DecisionRecord extends InferRawDocType<typeof decision> {
  readonly _id: Types.ObjectId;
}

export const decisionSchema = new Schema(decision, { collection: 'members_decisions', versionKey: false })
  .index({ decidedAt: -1, _id: -1 })
  .index({ authorId: 1, decidedAt: -1, _id: -1 })
  .index({ caseId: 1, decidedAt: -1, _id: -1 })
  .index({ moderatorId: 1 });
