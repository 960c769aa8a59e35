import type { Model, Types } from 'mongoose';

/** How many records one call clears away at most. */
const MOST = 50;

interface Expiring {
  readonly _id: string | Types.ObjectId;
  readonly expiresAt: Date;
}

/** Delete records whose time is over, some at a time. */
export async function deleteExpired<Stored extends Expiring>(model: Model<Stored>): Promise<void> {
  const soonest = await model
    .find({}, { _id: 1, expiresAt: 1 })
    .sort({ expiresAt: 1 })
    .limit(MOST)
    .lean<Expiring[]>()
    .exec();
  const now = new Date();
  const over = soonest.filter(({ expiresAt }) => expiresAt <= now).map(({ _id }) => _id);
  if (over.length > 0) await model.deleteMany({ _id: { $in: over } } as object);
}
