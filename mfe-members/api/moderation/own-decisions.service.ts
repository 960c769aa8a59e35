import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage } from '@sinima/api/database/find-page';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import type { Model, Types } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { changeRecord } from '../database/change-record.ts';
import { CasesService } from '../cases/cases.service.ts';
import type { Decision } from './decision.dto.ts';
import type { DecisionRecord } from './decision.schema.ts';
import { ShownDecisions } from './shown-decisions.ts';

/** Moderators' decisions about one member. */
@Injectable()
export class OwnDecisionsService {
  constructor(
    @InjectModel('Decision') private readonly decisions: Model<DecisionRecord>,
    private readonly cases: CasesService,
    private readonly shown: ShownDecisions,
  ) {}

  async page({ id }: OwnMember, page: PageRequest): Promise<ListPage<Decision>> {
    const query = { filter: { authorId: id }, sort: { decidedAt: -1, _id: -1 } } as const;
    const found = await findPage(this.decisions, query, page);
    return { ...found, items: await this.shown.of(found.items) };
  }

  /** Appeal against a decision. @throws NotFoundException where it concerns another member, too */
  async appeal({ id: authorId }: OwnMember, _id: Types.ObjectId, text: string): Promise<Decision> {
    const appealed = await changeRecord(this.decisions, { _id, authorId }, (decision) => {
      if (!decision) throw new NotFoundException(`There is no decision "${_id.toHexString()}" about you.`);
      if (decision.undoneAt) throw new ConflictException('This decision was undone.');
      if (decision.appeal) throw new ConflictException('You have appealed against this decision before.');
      return { ...decision, appeal: { text, madeAt: new Date(), state: 'open' as const } };
    });
    const { kind, subjectId } = appealed!;
    await this.cases.open({ kind, subjectId, authorId }, 'appealed');
    return this.shown.one(appealed!);
  }

  /** Take a member out of decisions: those about the member, and those that the member took. */
  async forget(memberId: Types.ObjectId): Promise<void> {
    const about = await this.decisions.find({ authorId: memberId }).lean<DecisionRecord[]>().exec();
    for (const { _id } of about) {
      await changeRecord(this.decisions, { _id }, (decision) => {
        if (!decision) return null;
        const { authorId: _author, excerpt: _excerpt, appeal, ...left } = decision;
        return { ...left, ...(appeal && { appeal: { madeAt: appeal.madeAt, state: appeal.state } }) };
      });
    }
    await this.decisions.updateMany({ moderatorId: memberId }, { $unset: { moderatorId: 1 } });
  }
}
