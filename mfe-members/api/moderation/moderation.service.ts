import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage, mapPage } from '@sinima/api/database/find-page';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import { Types, type Model } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { changeRecord } from '../database/change-record.ts';
import { FiguresTeller } from '../votes/figures-teller.ts';
import type { ModerationCase, Recount } from './case.dto.ts';
import type { CaseRecord } from '../cases/case.schema.ts';
import { CasesService } from '../cases/cases.service.ts';
import { assertFits, DecisionEffects } from './decision-effects.ts';
import type { Decide, Decision, LoggedDecision, UndoDecision } from './decision.dto.ts';
import type { DecisionRecord } from './decision.schema.ts';
import type { QueueQuery } from './moderation.query.ts';
import { ShownCases } from './shown-cases.ts';
import { ShownDecisions, toLoggedDecision } from './shown-decisions.ts';
import { Subjects } from './subjects.ts';
import { Suspensions } from '../access/suspensions.ts';

/** How much of a text a decision keeps, in characters. */
const EXCERPT_LENGTH = 200;

/** The work of moderators. */
@Injectable()
export class ModerationService {
  constructor(
    @InjectModel('Case') private readonly caseRecords: Model<CaseRecord>,
    @InjectModel('Decision') private readonly decisions: Model<DecisionRecord>,
    private readonly cases: CasesService,
    private readonly shownCases: ShownCases,
    private readonly shownDecisions: ShownDecisions,
    private readonly effects: DecisionEffects,
    private readonly subjects: Subjects,
    private readonly suspensions: Suspensions,
    private readonly teller: FiguresTeller,
  ) {}

  /** Return a page of the open cases, the oldest first. */
  async queue({ cause, ...page }: QueueQuery): Promise<ListPage<ModerationCase>> {
    const filter = { isOpen: true, ...(cause && { causes: cause }) };
    const found = await findPage(this.caseRecords, { filter, sort: { openedAt: 1, _id: 1 } }, page);
    return { ...found, items: await Promise.all(found.items.map((one) => this.shownCases.one(one))) };
  }

  async case(id: Types.ObjectId): Promise<ModerationCase> {
    return this.shownCases.one(await this.cases.byId(id));
  }

  /** Decide a case. @throws ConflictException where it is decided, or its decision is appealed */
  async decide(
    moderator: OwnMember,
    id: Types.ObjectId,
    { action, reason, until }: Decide,
  ): Promise<Decision> {
    const { kind, subjectId, authorId } = await this.cases.byId(id);
    await this.assertNotOwn(moderator, { kind, subjectId, authorId });
    assertFits(action, kind);
    const end = until === undefined ? undefined : new Date(until);
    if (end && end <= new Date()) {
      throw new BadRequestException([{ parameter: 'until', message: 'until must be in the future' }]);
    }
    if (await this.decisions.exists({ caseId: id, 'appeal.state': 'open' })) {
      throw new ConflictException('Its decision is appealed: uphold or undo that one.');
    }
    const seen = await this.subjects.seen({ kind, subjectId });
    await this.cases.close(id);
    const decision = {
      _id: new Types.ObjectId(),
      caseId: id,
      kind,
      subjectId,
      authorId,
      moderatorId: moderator.id,
      action,
      reason,
      ...(seen?.text !== undefined && { excerpt: [...seen.text].slice(0, EXCERPT_LENGTH).join('') }),
      decidedAt: new Date(),
      ...(end && { until: end }),
      ...(action === 'keep' && seen?.visibleFrom && { formerlyVisibleFrom: seen.visibleFrom }),
      version: 1,
    };
    await this.decisions.create(decision);
    await this.effects.do(decision);
    return this.shownDecisions.one(decision);
  }

  /** Take a decision back. @throws ConflictException where it was undone */
  async undo(moderator: OwnMember, id: Types.ObjectId, { reason }: UndoDecision): Promise<Decision> {
    const undone = await this.change(moderator, id, (decision) => ({
      ...decision,
      undoneAt: new Date(),
      undoReason: reason,
      ...(decision.appeal?.state === 'open' && { appeal: { ...decision.appeal, state: 'granted' as const } }),
    }));
    await this.effects.undo(undone);
    await this.cases.settle(undone.kind, undone.subjectId);
    return this.shownDecisions.one(undone);
  }

  /** Uphold a decision of another moderator against an appeal. @throws ConflictException where there is none */
  async uphold(moderator: OwnMember, id: Types.ObjectId): Promise<Decision> {
    const upheld = await this.change(moderator, id, (decision) => {
      const { appeal } = decision;
      if (appeal?.state !== 'open') throw new ConflictException('Nobody appeals against this decision.');
      if (decision.moderatorId?.equals(moderator.id)) {
        throw new ForbiddenException(
          'This decision is yours: another moderator answers the appeal. You may undo the decision.',
        );
      }
      return { ...decision, appeal: { ...appeal, state: 'upheld' as const } };
    });
    await this.cases.settle(upheld.kind, upheld.subjectId);
    return this.shownDecisions.one(upheld);
  }

  /** Return a page of all decisions, without names. */
  async log(page: PageRequest): Promise<ListPage<LoggedDecision>> {
    const query = { filter: {}, sort: { decidedAt: -1, _id: -1 } } as const;
    return mapPage(await findPage(this.decisions, query, page), toLoggedDecision);
  }

  /** Count all ratings anew; those of accounts whose suspension is over count again. */
  async recount(): Promise<Recount> {
    await this.suspensions.liftAllOver();
    return this.teller.recountAll();
  }

  private async change(
    moderator: OwnMember,
    id: Types.ObjectId,
    next: (decision: DecisionRecord) => DecisionRecord,
  ): Promise<DecisionRecord> {
    const known = await this.decisions.findById(id).lean<DecisionRecord>().exec();
    if (known) await this.assertNotOwn(moderator, known);
    const changed = await changeRecord(this.decisions, { _id: id }, (decision) => {
      if (!decision) throw new NotFoundException(`There is no decision "${id.toHexString()}".`);
      if (decision.undoneAt) throw new ConflictException('This decision was undone before.');
      return next(decision);
    });
    return changed!;
  }

  private async assertNotOwn({ id }: OwnMember, about: Parameters<Subjects['isOf']>[0]): Promise<void> {
    if (!(await this.subjects.isOf(about, id))) return;
    throw new ForbiddenException('This concerns you: another moderator decides it.');
  }
}
