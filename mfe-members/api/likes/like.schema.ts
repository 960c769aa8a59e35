import { Schema, type InferRawDocType, type Types } from 'mongoose';

export const LIKED_KINDS = ['review', 'list'] as const;
export type LikedKind = (typeof LIKED_KINDS)[number];

/** That a member likes something. */
const like = {
  memberId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: LIKED_KINDS, required: true },
  subjectId: { type: Schema.Types.ObjectId, required: true },
  likedAt: { type: Date, required: true },
} as const;

export interface LikeRecord extends InferRawDocType<typeof like> {
  readonly _id: Types.ObjectId;
}

export const likeSchema = new Schema(like, { collection: 'members_likes', versionKey: false })
  .index({ memberId: 1, kind: 1, subjectId: 1 }, { unique: true })
  .index({ memberId: 1, kind: 1, likedAt: -1, _id: 1 })
  .index({ kind: 1, subjectId: 1 });
