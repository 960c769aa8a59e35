import { Schema, type InferRawDocType, type Types } from 'mongoose';

const suspension = new Schema(
  {
    why: { type: String, required: true },
    /** Absent: until it is taken back. */
    until: Date,
  },
  { _id: false },
);

/** A member: what the sign-in provider says of the person, and the profile that the person writes. */
const member = {
  issuer: { type: String, required: true },
  subject: { type: String, required: true },
  /** What the provider said last; for the member and for `MODERATORS`, never shown to others. */
  firstName: String,
  email: String,
  emailVerified: { type: Boolean, required: true },
  handle: { type: String, required: true },
  /** Shared by handles that look alike (`handle.ts`). */
  handleKey: { type: String, required: true },
  displayName: { type: String, required: true },
  /** English name of the catalogue. */
  country: String,
  bio: String,
  isPublic: { type: Boolean, required: true },
  createdAt: { type: Date, required: true },
  /** As the part of the API says in which moderators work. */
  suspension,
} as const;

export interface MemberRecord extends InferRawDocType<typeof member> {
  readonly _id: Types.ObjectId;
}

export const memberSchema = new Schema(member, { collection: 'members', versionKey: false })
  .index({ issuer: 1, subject: 1 }, { unique: true })
  .index({ handleKey: 1 }, { unique: true });
