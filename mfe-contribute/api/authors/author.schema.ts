import { Schema, type InferRawDocType, type Types } from 'mongoose';

/**
 * The author of edits. The number is random, and all that edits and the catalogue's log know; what stands here says nothing
 * of the person.
 */
const author = {
  _id: { type: Number, required: true },
  /** A visitor without an account; each edit of such a visitor has a number of its own. */
  isAnonymous: { type: Boolean, required: true },
  isEditor: { type: Boolean, required: true },
  /** Why this author may not write any more; absent: may. */
  blockedFor: String,
  /** The editor whose rollback of all edits of this author is not finished. */
  rollbackBy: Number,
} as const;

export type AuthorRecord = InferRawDocType<typeof author>;

export const authorSchema = new Schema(author, { collection: 'contribute_authors', versionKey: false }).index(
  {
    rollbackBy: 1,
  },
);

/** The one record that joins a member and a number. Without it, the author is a former member. */
const authorName = {
  /** The member’s id. */
  _id: { type: Schema.Types.ObjectId, required: true },
  author: { type: Number, required: true },
  handle: { type: String, required: true },
  displayName: { type: String, required: true },
  isPublic: { type: Boolean, required: true },
} as const;

export interface AuthorNameRecord extends Omit<InferRawDocType<typeof authorName>, '_id'> {
  readonly _id: Types.ObjectId;
}

export const authorNameSchema = new Schema(authorName, { collection: 'contribute_names', versionKey: false })
  .index({ author: 1 })
  .index({ handle: 1 });

/** Who was made an editor, or ceased to be one: a public log. */
const appointment = {
  /** Of editors that the setting names it follows from the handle, which stands nowhere in it. */
  _id: { type: String, required: true },
  author: { type: Number, required: true },
  isEditor: { type: Boolean, required: true },
  /** The editor who did it; absent: the setting. */
  by: Number,
  reason: String,
  at: { type: Date, required: true },
} as const;

export type AppointmentRecord = InferRawDocType<typeof appointment>;

export const appointmentSchema = new Schema(appointment, {
  collection: 'contribute_appointments',
  versionKey: false,
}).index({ at: -1 });
