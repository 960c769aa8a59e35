import { randomBytes } from 'node:crypto';
import { ConflictException, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose, { Types, type Connection, type Model } from 'mongoose';
import { isDuplicate } from '../database/is-duplicate.js';
import { toApiKey, type ApiKey, type NewApiKey } from './key.dto.js';
import { MAX_KEYS, type KeyRecord } from './key.schema.js';
import { isKeyText, keyHash, newKeyText } from './key-text.js';

const today = (): string => new Date().toISOString().slice(0, 10);

/** The keys of members for higher limits. A key says whose budget a call takes from, and nothing else. */
@Injectable()
export class ApiKeys {
  constructor(
    @InjectModel('MemberKey') private readonly keys: Model<KeyRecord>,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Make a key of a member, and return it this once. @throws ConflictException where the member has the most */
  async make(memberId: Types.ObjectId, name: string): Promise<NewApiKey> {
    const key = newKeyText();
    const held = await this.keys.find({ memberId }).lean<KeyRecord[]>().exec();
    const taken = new Set(held.map(({ slot }) => slot));
    for (let slot = 1; slot <= MAX_KEYS; slot += 1) {
      if (taken.has(slot)) continue;
      // An id with a time in it would tell more than the day.
      const record = { _id: new Types.ObjectId(randomBytes(12)), memberId, slot, name, createdOn: today() };
      try {
        await this.keys.create({ ...record, hash: keyHash(key) });
        return { ...toApiKey({ ...record, hash: '' }), key };
      } catch (error) {
        // Another tab took the slot meanwhile.
        if (!isDuplicate(error)) throw error;
      }
    }
    const message = `You have ${MAX_KEYS} keys, which is the most. Revoke one that you no longer use.`;
    throw new ConflictException([{ parameter: 'name', message }]);
  }

  /** Return the keys of a member, the newest first. */
  async list(memberId: Types.ObjectId): Promise<ApiKey[]> {
    const records = await this.keys.find({ memberId }).lean<KeyRecord[]>().exec();
    return records
      .map(toApiKey)
      .sort((a, b) => b.createdOn.localeCompare(a.createdOn) || a.name.localeCompare(b.name));
  }

  /** Revoke a key of a member; false: the member has none of this id. */
  async revoke(memberId: Types.ObjectId, id: Types.ObjectId): Promise<boolean> {
    const { deletedCount } = await this.keys.deleteOne({ _id: id, memberId });
    return deletedCount > 0;
  }

  /** Revoke all keys of a member. */
  async revokeAll(memberId: Types.ObjectId): Promise<void> {
    await this.keys.deleteMany({ memberId });
  }

  /**
   * Return the id of a key that a call came with, and note the day; undefined: it is unknown or revoked. It costs one read.
   *
   * @throws ServiceUnavailableException while the database is away
   */
  async idOf(text: string): Promise<string | undefined> {
    if (!isKeyText(text)) return undefined;
    // Mongoose would wait for a connection.
    if (this.connection.readyState !== mongoose.ConnectionStates.connected) {
      throw new ServiceUnavailableException('The database is away. Please try again shortly.');
    }
    const key = await this.keys
      .findOne({ hash: keyHash(text) })
      .lean<KeyRecord>()
      .exec();
    if (!key) return undefined;
    if (key.usedOn !== today()) await this.keys.updateOne({ _id: key._id }, { $set: { usedOn: today() } });
    return key._id.toHexString();
  }
}
