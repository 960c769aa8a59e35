import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { isDuplicate } from '../database/is-duplicate.ts';
import type { LikedKind, LikeRecord } from './like.schema.ts';

/** The count of likes in a review or list. */
interface Liked {
  readonly likes: number;
  readonly version: number;
}

/** Likes, each of which is counted once where it is. */
@Injectable()
export class Likes {
  constructor(
    @InjectModel('Like') private readonly likes: Model<LikeRecord>,
    @InjectModel('Review') private readonly reviews: Model<Liked>,
    @InjectModel('List') private readonly lists: Model<Liked>,
  ) {}

  /** Like something; done again, it stays one like. */
  async add(memberId: Types.ObjectId, kind: LikedKind, subjectId: Types.ObjectId): Promise<void> {
    try {
      await this.likes.create({ memberId, kind, subjectId, likedAt: new Date() });
    } catch (error) {
      if (isDuplicate(error)) return;
      throw error;
    }
    await this.count(kind, subjectId, 1);
  }

  /** Like something no more. */
  async remove(memberId: Types.ObjectId, kind: LikedKind, subjectId: Types.ObjectId): Promise<void> {
    const { deletedCount } = await this.likes.deleteOne({ memberId, kind, subjectId });
    if (deletedCount > 0) await this.count(kind, subjectId, -1);
  }

  /** Take all likes of a member back. */
  async removeAll(memberId: Types.ObjectId): Promise<void> {
    const all = await this.likes.find({ memberId }).lean<LikeRecord[]>().exec();
    for (const { kind, subjectId } of all) await this.remove(memberId, kind, subjectId);
  }

  /** Forget the likes of a deleted thing. */
  async forget(kind: LikedKind, subjectId: Types.ObjectId): Promise<void> {
    await this.likes.deleteMany({ kind, subjectId });
  }

  /** Return which of some things a member likes. */
  async among(
    memberId: Types.ObjectId,
    kind: LikedKind,
    ids: readonly Types.ObjectId[],
  ): Promise<Types.ObjectId[]> {
    if (ids.length === 0) return [];
    const found = await this.likes
      .find({ memberId, kind, subjectId: { $in: [...ids] } })
      .lean<LikeRecord[]>()
      .exec();
    return found.map(({ subjectId }) => subjectId);
  }

  /** A like changes the liked record: another change of it that is under way begins again. */
  private async count(kind: LikedKind, _id: Types.ObjectId, by: 1 | -1): Promise<void> {
    const change = { $inc: { likes: by, version: 1 } };
    if (kind === 'review') await this.reviews.updateOne({ _id }, change);
    else await this.lists.updateOne({ _id }, change);
  }
}
