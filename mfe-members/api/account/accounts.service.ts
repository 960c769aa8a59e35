import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PartMember } from '@sinima/api/members/part-member';
import { Types, type Model } from 'mongoose';
import { driverCollection } from '../database/driver-collection.ts';
import type { OwnMember } from './own-member.ts';
import type { AccountRecord } from './account.schema.ts';
import { currentLimit } from './current-limit.ts';
import type { MemberRef } from './member-ref.dto.ts';

/** The members, as far as this part knows them. */
@Injectable()
export class AccountsService {
  constructor(@InjectModel('Account') private readonly accounts: Model<AccountRecord>) {}

  /** Return the member of a call, whose account is `known`, and note the profile where it has changed. */
  async ofCall({ id, role, ...profile }: PartMember, known: AccountRecord | undefined): Promise<OwnMember> {
    const _id = new Types.ObjectId(id);
    const { handle, displayName, isPublic } = profile;
    const isSame =
      known?.handle === handle && known.displayName === displayName && known.isPublic === isPublic;
    if (!isSame) await this.note(_id, { handle, displayName, isPublic });
    return { id: _id, role, handle, displayName, isPublic, limit: currentLimit(known?.limit, new Date()) };
  }

  /** Return an account; undefined: the member has none here. */
  async byId(_id: Types.ObjectId): Promise<AccountRecord | undefined> {
    return (await driverCollection(this.accounts).findOne({ _id })) ?? undefined;
  }

  /** Return the accounts of these handles, as far as there are any, private ones too. */
  async byHandles(handles: readonly string[]): Promise<AccountRecord[]> {
    if (handles.length === 0) return [];
    return this.accounts
      .find({ handle: { $in: [...handles] } })
      .lean<AccountRecord[]>()
      .exec();
  }

  /** Return the account of a public profile; undefined: it is private, or there is none. */
  async findPublic(handle: string): Promise<AccountRecord | undefined> {
    const [found] = await this.byHandles([handle]);
    return found?.isPublic ? found : undefined;
  }

  /** Return the account of a public profile. @throws NotFoundException for a private one too */
  async publicBy(handle: string): Promise<AccountRecord> {
    const found = await this.findPublic(handle);
    if (found) return found;
    throw new NotFoundException(`There is no public profile "${handle}".`);
  }

  /** Return all accounts that are limited. */
  async limited(): Promise<AccountRecord[]> {
    return this.accounts
      .find({ limit: { $exists: true } })
      .lean<AccountRecord[]>()
      .exec();
  }

  /** Return the public profiles among these members. */
  async refs(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, MemberRef>> {
    return this.named(ids, false);
  }

  /** Return these members in their order: those with public profiles, or, for a reader who may know them, all. */
  async inOrder(ids: readonly Types.ObjectId[], withPrivate: boolean): Promise<MemberRef[]> {
    const found = await this.named(ids, withPrivate);
    return ids.flatMap((id) => found.get(id.toHexString()) ?? []);
  }

  /** Limit an account; null: no more. */
  async setLimit(_id: Types.ObjectId, limit: AccountRecord['limit'] | null): Promise<void> {
    await this.accounts.updateOne(
      { _id },
      limit
        ? { $set: { limit, isLimitTold: false } }
        : { $set: { isLimitTold: false }, $unset: { limit: 1 } },
    );
  }

  /** Return the accounts of whose limit, or its end, the core is not told yet. */
  async withUntoldLimit(): Promise<AccountRecord[]> {
    return this.accounts.find({ isLimitTold: false }).lean<AccountRecord[]>().exec();
  }

  /** Note that the core is told of this limit of an account, unless there is another one meanwhile. */
  async noteTold(_id: Types.ObjectId, limit: AccountRecord['limit']): Promise<void> {
    const isSame = limit ? { 'limit.decisionId': limit.decisionId } : { limit: { $exists: false } };
    await this.accounts.updateOne({ _id, ...isSame }, { $unset: { isLimitTold: 1 } });
  }

  async remove(_id: Types.ObjectId): Promise<void> {
    await this.accounts.deleteOne({ _id });
  }

  private async named(
    ids: readonly Types.ObjectId[],
    withPrivate: boolean,
  ): Promise<ReadonlyMap<string, MemberRef>> {
    if (ids.length === 0) return new Map();
    const found = await this.accounts
      .find({ _id: { $in: [...ids] } })
      .lean<AccountRecord[]>()
      .exec();
    return new Map(
      found
        .filter(({ isPublic }) => withPrivate || isPublic)
        .map(({ _id, handle, displayName }) => [_id.toHexString(), { handle, displayName }]),
    );
  }

  /** Handles are unique in the core: another member that had this one has it no more. */
  private async note(
    _id: Types.ObjectId,
    profile: Omit<AccountRecord, '_id' | 'limit' | 'isLimitTold'>,
  ): Promise<void> {
    const { handle } = profile;
    await this.accounts.updateMany(
      { handle, _id: { $ne: _id } },
      { $set: { handle: `${handle}?`, isPublic: false } },
    );
    await this.accounts.updateOne({ _id }, { $set: profile }, { upsert: true });
  }
}
