import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { CasesService } from '../cases/cases.service.ts';
import { changeRecord } from '../database/change-record.ts';
import { TextChecks } from '../reviews/text-checks.ts';
import { textsOf, type ListChange } from './changed-list.ts';
import { roleOf } from './list-authors.ts';
import type { ListRecord } from './list.schema.ts';

/** The members who may change a list: its owner alone, or its authors too. */
export type ListRight = 'owner' | 'author';

/** Changes lists for members who may, so that no change of another author is lost. */
@Injectable()
export class ListChanges {
  constructor(
    @InjectModel('List') private readonly lists: Model<ListRecord>,
    private readonly checks: TextChecks,
    private readonly cases: CasesService,
  ) {}

  /** Return a list that a member owns, writes or is invited to. @throws NotFoundException for another's, too */
  async stored(memberId: Types.ObjectId, key: string): Promise<ListRecord> {
    const list = await this.lists.findOne({ key }).lean<ListRecord>().exec();
    if (list && roleOf(list, memberId)) return list;
    throw noList(key);
  }

  /** Change what stands on a list. @throws NotFoundException or ForbiddenException, as {@link assertMay} */
  async write(
    member: OwnMember,
    key: string,
    right: ListRight,
    next: (list: ListRecord) => ListChange,
  ): Promise<ListRecord> {
    const written = await this.change(key, (list) => {
      assertMay(list, member.id, right);
      const change = next(list);
      if (Object.keys(change).length === 0) return list;
      return { ...list, ...change, revision: list.revision + 1, changedAt: new Date() };
    });
    return this.checked(written, member.id);
  }

  /** Change a list that is there. @throws NotFoundException */
  async change(key: string, next: (list: ListRecord) => ListRecord): Promise<ListRecord> {
    const changed = await changeRecord(this.lists, { key }, (list) => {
      if (!list) throw noList(key);
      return next(list);
    });
    return changed!;
  }

  /** Hold a list that others would read, where the checks find something in it after a member has written. */
  async checked(list: ListRecord, writerId: Types.ObjectId): Promise<ListRecord> {
    if (list.visibility === 'private' || list.isRemoved) return list;
    const { visibleFrom, why, checks } = await this.checks.ofList(writerId, textsOf(list));
    if (why === undefined) return list;
    const held = await changeRecord(
      this.lists,
      { _id: list._id },
      (now) => now && { ...now, visibleFrom, heldBecause: why },
    );
    await this.cases.open({ kind: 'list', subjectId: list._id, authorId: list.memberId }, 'held', checks);
    return held ?? list;
  }
}

/** Let a member act who has a right. @throws NotFoundException for another's list; ForbiddenException for one that the member knows */
export function assertMay(list: ListRecord, memberId: Types.ObjectId, right: ListRight): void {
  const role = roleOf(list, memberId);
  if (role === undefined) throw noList(list.key);
  if (role === 'invited') throw new ForbiddenException('Accept the invitation to this list first.');
  if (role === 'author' && right === 'owner') {
    throw new ForbiddenException('Only the owner of the list may do this.');
  }
}

export const noList = (key: string): NotFoundException => new NotFoundException(`You have no list "${key}".`);
