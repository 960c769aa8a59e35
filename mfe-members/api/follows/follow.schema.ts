import { Schema, type InferRawDocType, type Types } from 'mongoose';

/** That a member follows another one. */
const follow = {
  memberId: { type: Schema.Types.ObjectId, required: true },
  followedId: { type: Schema.Types.ObjectId, required: true },
  followedAt: { type: Date, required: true },
} as const;

export interface FollowRecord extends InferRawDocType<typeof follow> {
  readonly _id: Types.ObjectId;
}

export const followSchema = new Schema(follow, { collection: 'members_follows', versionKey: false })
  .index({ memberId: 1, followedId: 1 }, { unique: true })
  .index({ memberId: 1, followedAt: -1, _id: 1 })
  .index({ followedId: 1 });
