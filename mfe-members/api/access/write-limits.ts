import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { TooManyRequestsException } from '@sinima/api/http/too-many-requests';
import { Schema, type Model, type Types } from 'mongoose';
import { deleteExpired } from './delete-expired.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often a member may do something, and in which time. */
const LIMITS = {
  review: { most: 20, windowMs: HOUR_MS },
  importedReview: { most: 500, windowMs: DAY_MS },
  list: { most: 30, windowMs: HOUR_MS },
  invitation: { most: 30, windowMs: HOUR_MS },
  like: { most: 300, windowMs: HOUR_MS },
  follow: { most: 200, windowMs: HOUR_MS },
  report: { most: 30, windowMs: HOUR_MS },
} as const;

/** The limited writes. */
export type LimitedWrite = keyof typeof LIMITS;

/** How often a member did something since a window of time began. */
export interface WindowRecord {
  /** `<member>:<what>:<beginning>` */
  readonly _id: string;
  readonly count: number;
  readonly expiresAt: Date;
}

export const windowSchema = new Schema<WindowRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'members_windows', versionKey: false },
).index({ expiresAt: 1 });

/** Bounds what one member writes; every process of the part counts in the same place. */
@Injectable()
export class WriteLimits {
  constructor(@InjectModel('Window') private readonly windows: Model<WindowRecord>) {}

  /** Count a write. @throws TooManyRequestsException where the member has done too much */
  async check(member: Types.ObjectId, what: LimitedWrite): Promise<void> {
    const { most, windowMs } = LIMITS[what];
    const now = Date.now();
    const begin = now - (now % windowMs);
    const _id = `${member.toHexString()}:${what}:${begin}`;
    const end = begin + windowMs;
    const known = await this.windows.updateOne({ _id }, { $inc: { count: 1 } });
    if (known.matchedCount === 0) await this.begin(_id, new Date(end));
    const window = await this.windows.findById(_id).lean<WindowRecord>().exec();
    if ((window?.count ?? 0) <= most) return;
    const minutes = Math.ceil((end - now) / MINUTE_MS);
    throw new TooManyRequestsException(
      `You do this too often. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      Math.ceil((end - now) / 1000),
    );
  }

  /** Forget what a member did. */
  async forget(member: Types.ObjectId): Promise<void> {
    await this.windows.deleteMany({ _id: { $regex: `^${member.toHexString()}:` } });
  }

  private async begin(_id: string, expiresAt: Date): Promise<void> {
    await deleteExpired(this.windows);
    await this.windows.updateOne(
      { _id },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
      { upsert: true },
    );
  }
}
