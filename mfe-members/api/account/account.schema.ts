import { Schema, type InferRawDocType, type Types } from 'mongoose';
import { LIMIT_KINDS } from './limit.dto.ts';

const limit = new Schema(
  {
    kind: { type: String, enum: LIMIT_KINDS, required: true },
    why: { type: String, required: true },
    /** Absent: until it is taken back. */
    until: Date,
    decisionId: { type: Schema.Types.ObjectId, required: true },
  },
  { _id: false },
);

/** A member in this part: the profile as the core sent it last, and the limit that moderators imposed. */
const account = {
  handle: { type: String, required: true },
  displayName: { type: String, required: true },
  isPublic: { type: Boolean, required: true },
  limit,
  /** False: the core is not told of the limit, or of its end, yet. */
  isLimitTold: Boolean,
} as const;

export interface AccountRecord extends InferRawDocType<typeof account> {
  readonly _id: Types.ObjectId;
}

export type StoredLimit = NonNullable<AccountRecord['limit']>;

export const accountSchema = new Schema(account, { collection: 'members_accounts', versionKey: false })
  .index({ handle: 1 })
  .index({ isLimitTold: 1 }, { sparse: true });
