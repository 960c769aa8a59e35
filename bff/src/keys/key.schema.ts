import { Schema, type InferRawDocType, type Types } from 'mongoose';

/** How many keys a member may have. */
export const MAX_KEYS = 5;

/** A member's key for higher limits of the API: its hash, never the key. A revoked key is deleted. */
const key = {
  memberId: { type: Schema.Types.ObjectId, required: true },
  /** 1 to `MAX_KEYS`, each once for a member: two tabs cannot make one key too many. */
  slot: { type: Number, required: true },
  name: { type: String, required: true },
  hash: { type: String, required: true },
  /** Days, as `2026-11-26`: nothing more exact is stored. */
  createdOn: { type: String, required: true },
  usedOn: String,
} as const;

export interface KeyRecord extends InferRawDocType<typeof key> {
  readonly _id: Types.ObjectId;
}

export const keySchema = new Schema(key, { collection: 'member_keys', versionKey: false })
  .index({ hash: 1 }, { unique: true })
  .index({ memberId: 1, slot: 1 }, { unique: true });
