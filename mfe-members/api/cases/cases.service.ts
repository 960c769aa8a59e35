import type { SubjectKind, CaseCause } from './words.ts';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { changeRecord } from '../database/change-record.ts';
import type { CaseRecord } from './case.schema.ts';

/** The subject of a case. */
export interface CaseSubject {
  readonly kind: SubjectKind;
  readonly subjectId: Types.ObjectId;
  readonly authorId: Types.ObjectId;
}

/** The cases before the moderators. */
@Injectable()
export class CasesService {
  constructor(@InjectModel('Case') private readonly cases: Model<CaseRecord>) {}

  /** Put something before the moderators, for one more cause where it stands there already. Return the case's id. */
  async open(
    { kind, subjectId, authorId }: CaseSubject,
    cause: CaseCause,
    checks: readonly string[] = [],
  ): Promise<Types.ObjectId> {
    const opened = await changeRecord(this.cases, { kind, subjectId }, (before) => {
      if (before?.isOpen) {
        const { causes } = before;
        const all = causes.includes(cause) ? causes : [...causes, cause];
        return { ...before, causes: all, checks: [...new Set([...before.checks, ...checks])] };
      }
      const _id = before?._id ?? new Types.ObjectId();
      return {
        _id,
        kind,
        subjectId,
        authorId,
        causes: [cause],
        checks,
        isOpen: true,
        openedAt: new Date(),
        version: before?.version ?? 0,
      };
    });
    return opened!._id;
  }

  /** Return a case. @throws NotFoundException */
  async byId(id: Types.ObjectId): Promise<CaseRecord> {
    const found = await this.cases.findById(id).lean<CaseRecord>().exec();
    if (found) return found;
    throw new NotFoundException(`There is no case "${id.toHexString()}".`);
  }

  /** Close a case. @throws ConflictException where another moderator was first */
  async close(id: Types.ObjectId): Promise<void> {
    const { modifiedCount } = await this.cases.updateOne(
      { _id: id, isOpen: true },
      { $set: { isOpen: false }, $inc: { version: 1 } },
    );
    if (modifiedCount === 0) throw new ConflictException('This case is decided already.');
  }

  /** Close the case about something, if there is an open one. */
  async settle(kind: SubjectKind, subjectId: Types.ObjectId): Promise<void> {
    await this.cases.updateOne(
      { kind, subjectId, isOpen: true },
      { $set: { isOpen: false }, $inc: { version: 1 } },
    );
  }

  /** How many cases wait for a decision. */
  countOpen(): Promise<number> {
    return this.cases.countDocuments({ isOpen: true }).exec();
  }
}
