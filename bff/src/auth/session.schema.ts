import { Schema, type InferRawDocType, type Types } from 'mongoose';

/** A browser in which a member is signed in. A session that has ended is deleted. */
const session = {
  memberId: { type: Schema.Types.ObjectId, required: true },
  /** Coarse name of the browser, such as "Firefox on Android". */
  device: { type: String, required: true },
  createdAt: { type: Date, required: true },
  /** Exact to some minutes. */
  usedAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
} as const;

export interface SessionRecord extends InferRawDocType<typeof session> {
  readonly _id: Types.ObjectId;
}

export const sessionSchema = new Schema(session, { collection: 'member_sessions', versionKey: false })
  .index({ memberId: 1, createdAt: -1 })
  .index({ expiresAt: 1 });
