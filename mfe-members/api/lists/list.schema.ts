import { Schema, type InferRawDocType, type Types } from 'mongoose';
import { LIST_VISIBILITIES } from './member-list.dto.ts';

const item = new Schema(
  { titleId: { type: Schema.Types.ObjectId, required: true }, note: String },
  { _id: false },
);

/** A member who keeps the list together with its owner, or is invited to. */
const author = new Schema(
  {
    memberId: { type: Schema.Types.ObjectId, required: true },
    hasAccepted: { type: Boolean, required: true },
  },
  { _id: false },
);

/** A list of titles by a member. */
const list = {
  /** Its owner. */
  memberId: { type: Schema.Types.ObjectId, required: true },
  /** A random UUID: nobody guesses the address of an unlisted one. */
  key: { type: String, required: true },
  name: { type: String, required: true },
  description: String,
  visibility: { type: String, enum: LIST_VISIBILITIES, required: true },
  items: { type: [item], required: true },
  /** Beside the owner, as they were invited; absent: there was never one. */
  authors: { type: [author], default: undefined },
  likes: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  changedAt: { type: Date, required: true },
  /** From when on others read it. */
  visibleFrom: { type: Date, required: true },
  heldBecause: String,
  isRemoved: { type: Boolean, required: true },
  removedBecause: String,
  removedBy: Schema.Types.ObjectId,
  /** Goes up with each change by its authors. */
  revision: { type: Number, required: true },
  version: { type: Number, required: true },
} as const;

export interface StoredListItem {
  readonly titleId: Types.ObjectId;
  readonly note?: string | null;
}

export interface StoredListAuthor {
  readonly memberId: Types.ObjectId;
  readonly hasAccepted: boolean;
}

export interface ListRecord extends Omit<InferRawDocType<typeof list>, 'items' | 'authors'> {
  readonly _id: Types.ObjectId;
  readonly items: readonly StoredListItem[];
  readonly authors?: readonly StoredListAuthor[] | undefined;
}

export const listSchema = new Schema(list, { collection: 'members_lists', versionKey: false })
  .index({ key: 1 }, { unique: true })
  .index({ memberId: 1, changedAt: -1, _id: -1 })
  .index({ 'authors.memberId': 1 })
  .index({ memberId: 1, visibility: 1, isRemoved: 1, changedAt: -1, _id: -1 })
  .index({ memberId: 1, visibility: 1, isRemoved: 1, likes: -1, changedAt: -1, _id: -1 })
  .index({ visibility: 1, isRemoved: 1, changedAt: -1, _id: -1 })
  .index({ visibility: 1, isRemoved: 1, likes: -1, changedAt: -1, _id: -1 });
