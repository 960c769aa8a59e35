import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Suspension } from '@sinima/api/members/part-member';
import { Types, type Model } from 'mongoose';
import { isDuplicate } from '../database/is-duplicate.js';
import { firstDisplayName } from './display-name.js';
import { handleKey, randomHandle } from './handle.js';
import type { MemberRecord } from './member.schema.js';
import type { UpdateProfile } from './profile.dto.js';

/** A person as the sign-in provider knows it. */
export interface ProviderPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly firstName?: string;
  readonly email?: string;
  readonly emailVerified: boolean;
}

/** The members' records. */
@Injectable()
export class MembersService {
  constructor(@InjectModel('Member') private readonly members: Model<MemberRecord>) {}

  /** Return the member that a person is: the one from before, with what the provider says now, or a new one, who is private. */
  async signedIn(person: ProviderPerson): Promise<MemberRecord> {
    return (await this.told(person)) ?? (await this.added(person));
  }

  /** Return a member; undefined: there is none any more. */
  async byId(id: Types.ObjectId): Promise<MemberRecord | undefined> {
    return (await this.members.collection.findOne<MemberRecord>({ _id: id })) ?? undefined;
  }

  /** Return the public member of a handle. @throws NotFoundException for a private one too */
  async publicBy(handle: string): Promise<MemberRecord> {
    const found = await this.members
      .findOne({ handleKey: handleKey(handle) })
      .lean<MemberRecord>()
      .exec();
    if (found?.isPublic && found.handle === handle) return found;
    throw new NotFoundException(`There is no public profile "${handle}".`);
  }

  /** Change what is given of a profile. @throws ConflictException where the handle is taken */
  async update(id: Types.ObjectId, { handle, ...profile }: UpdateProfile): Promise<void> {
    const given = Object.entries(profile).filter(([, value]) => value !== undefined);
    const set = Object.fromEntries(given.filter(([, value]) => value !== null));
    const unset = Object.fromEntries(given.filter(([, value]) => value === null).map(([name]) => [name, 1]));
    Object.assign(set, handle !== undefined && { handle, handleKey: handleKey(handle) });
    if (Object.keys(set).length + Object.keys(unset).length === 0) return;
    try {
      await this.members.updateOne(
        { _id: id },
        {
          ...(Object.keys(set).length > 0 && { $set: set }),
          ...(Object.keys(unset).length > 0 && { $unset: unset }),
        },
      );
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const message = `The handle “${handle}” is taken, or looks like one that is. Please choose another.`;
      throw new ConflictException([{ parameter: 'handle', message }]);
    }
  }

  /** Suspend a member; null: no more. */
  async suspend(_id: Types.ObjectId, suspension: Suspension | null): Promise<void> {
    const { why, until } = suspension ?? {};
    const set = { suspension: { why, ...(until != null && { until: new Date(until) }) } };
    await this.members.updateOne({ _id }, suspension ? { $set: set } : { $unset: { suspension: 1 } });
  }

  /** Delete a member's record. */
  async remove(id: Types.ObjectId): Promise<void> {
    await this.members.deleteOne({ _id: id });
  }

  private async told({ issuer, subject, ...said }: ProviderPerson): Promise<MemberRecord | undefined> {
    const known = await this.members.findOne({ issuer, subject }).lean<MemberRecord>().exec();
    if (!known) return undefined;
    const { firstName, email, emailVerified } = said;
    const unset = {
      ...(firstName === undefined && { firstName: 1 }),
      ...(email === undefined && { email: 1 }),
    };
    await this.members.updateOne(
      { _id: known._id },
      {
        $set: {
          emailVerified,
          ...(firstName !== undefined && { firstName }),
          ...(email !== undefined && { email }),
        },
        ...(Object.keys(unset).length > 0 && { $unset: unset }),
      },
    );
    return known;
  }

  private async added(person: ProviderPerson): Promise<MemberRecord> {
    const handle = randomHandle();
    const member = {
      ...person,
      _id: new Types.ObjectId(),
      handle,
      handleKey: handleKey(handle),
      displayName: firstDisplayName(person.firstName, handle),
      isPublic: false,
      createdAt: new Date(),
    };
    try {
      await this.members.create(member);
      return member;
    } catch (error) {
      // Another tab of the same person was first.
      const other = isDuplicate(error) ? await this.told(person) : undefined;
      if (other) return other;
      throw error;
    }
  }
}
