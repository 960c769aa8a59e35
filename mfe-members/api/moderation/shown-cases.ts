import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { AccountsService } from '../account/accounts.service.ts';
import { currentLimit } from '../account/current-limit.ts';
import type { ReportRecord } from '../reports/report.schema.ts';
import { TitlesService } from '../titles/titles.service.ts';
import type { CaseAuthor, ModerationCase } from './case.dto.ts';
import type { CaseRecord } from '../cases/case.schema.ts';
import type { DecisionRecord } from './decision.schema.ts';
import { ShownDecisions } from './shown-decisions.ts';
import { Subjects } from './subjects.ts';

/** How many reports and decisions a case is shown with. */
const MOST_SHOWN = 50;

/** Puts cases together with their subjects, reports and decisions. */
@Injectable()
export class ShownCases {
  constructor(
    @InjectModel('Report') private readonly reports: Model<ReportRecord>,
    @InjectModel('Decision') private readonly decisions: Model<DecisionRecord>,
    private readonly accounts: AccountsService,
    private readonly subjects: Subjects,
    private readonly shownDecisions: ShownDecisions,
    private readonly titles: TitlesService,
  ) {}

  async one(record: CaseRecord): Promise<ModerationCase> {
    const { _id, kind, causes, checks, openedAt, isOpen, authorId } = record;
    const caseId = _id;
    const [seen, author, reports, decisions] = await Promise.all([
      this.subjects.seen(record),
      this.author(authorId),
      this.reports.find({ caseId }).sort({ reportedAt: 1 }).limit(MOST_SHOWN).lean<ReportRecord[]>().exec(),
      this.decisions
        .find({ caseId })
        .sort({ decidedAt: -1, _id: -1 })
        .limit(MOST_SHOWN)
        .lean<DecisionRecord[]>()
        .exec(),
    ]);
    const titles = await this.titles.refs(seen?.titleId ? [seen.titleId] : []);
    return {
      id: _id.toHexString(),
      kind,
      subject: seen?.subject ?? null,
      causes: [...causes],
      checks: [...checks],
      text: seen?.text ?? null,
      hasSpoilers: seen?.hasSpoilers ?? false,
      title: titles.get(seen?.titleId?.toHexString() ?? '') ?? null,
      author,
      reports: reports.map(({ reason, note, reportedAt }) => ({
        reason,
        note: note ?? null,
        reportedAt: reportedAt.toISOString(),
      })),
      decisions: await this.shownDecisions.of(decisions),
      openedAt: openedAt.toISOString(),
      isOpen,
    };
  }

  private async author(id: Types.ObjectId): Promise<CaseAuthor | null> {
    const account = await this.accounts.byId(id);
    if (!account) return null;
    const { handle, displayName, limit } = account;
    const removedCount = await this.subjects.removedCount(id);
    return { handle, displayName, removedCount, limit: currentLimit(limit, new Date()) };
  }
}
