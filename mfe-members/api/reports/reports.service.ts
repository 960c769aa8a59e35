import type { SubjectKind } from '../cases/words.ts';
import { ForbiddenException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { assertMayPublish } from '../access/may-publish.ts';
import { WriteLimits } from '../access/write-limits.ts';
import { AccountsService } from '../account/accounts.service.ts';
import { writes } from '../lists/list-authors.ts';
import { MemberListsService } from '../lists/member-lists.service.ts';
import type { CaseRecord } from '../cases/case.schema.ts';
import { CasesService, type CaseSubject } from '../cases/cases.service.ts';
import { MemberReviewsService } from '../reviews/member-reviews.service.ts';
import type { MakeReport, Report } from './report.dto.ts';
import type { ReportRecord } from './report.schema.ts';
import { reviewId } from './review-id.ts';

/** Members' reports to the moderators. */
@Injectable()
export class ReportsService {
  constructor(
    @InjectModel('Report') private readonly reports: Model<ReportRecord>,
    @InjectModel('Case') private readonly caseRecords: Model<CaseRecord>,
    private readonly cases: CasesService,
    private readonly memberReviews: MemberReviewsService,
    private readonly memberLists: MemberListsService,
    private readonly accounts: AccountsService,
    private readonly limits: WriteLimits,
  ) {}

  /** Report something that others read; another report of the same replaces it. @throws NotFoundException */
  async make(member: OwnMember, { kind, subject, reason, note }: MakeReport): Promise<Report> {
    assertMayPublish(member);
    const about = await this.subjectOf(member, kind, subject);
    await this.limits.check(member.id, 'report');
    const caseId = await this.cases.open(about, 'reported');
    const report = { kind, reason, reportedAt: new Date(), ...(typeof note === 'string' && { note }) };
    const which = { reporterId: member.id, caseId };
    try {
      await this.reports.create({ ...which, ...report });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await this.reports.replaceOne(which, { ...which, ...report });
    }
    const stored = await this.reports.findOne(which).lean<ReportRecord>().exec();
    return toReport(stored!, true);
  }

  /** Return reports as the member who made them reads them. */
  async shown(reports: readonly ReportRecord[]): Promise<Report[]> {
    const ids = reports.map(({ caseId }) => caseId);
    const open = await this.caseRecords
      .find({ _id: { $in: ids }, isOpen: true }, { _id: 1 })
      .lean<CaseRecord[]>();
    const isOpen = new Set(open.map(({ _id }) => _id.toHexString()));
    return reports.map((report) => toReport(report, isOpen.has(report.caseId.toHexString())));
  }

  /** Take a member, and the member’s words, out of the reports that the member made: that something was reported, and why, stays. */
  async forget(reporterId: Types.ObjectId): Promise<void> {
    const all = await this.reports.find({ reporterId }, { _id: 1 }).lean<ReportRecord[]>().exec();
    for (const { _id } of all) {
      await this.reports.updateOne(
        { _id },
        { $set: { reporterId: new Types.ObjectId() }, $unset: { note: 1 } },
      );
    }
  }

  /** @throws ForbiddenException where it is the reporter’s own */
  private async subjectOf({ id }: OwnMember, kind: SubjectKind, subject: string): Promise<CaseSubject> {
    if (kind === 'member') {
      const { _id } = await this.accounts.publicBy(subject);
      if (_id.equals(id)) throw ownThing();
      return { kind, subjectId: _id, authorId: _id };
    }
    if (kind === 'list') {
      const list = await this.memberLists.stored(subject);
      if (writes(list, id)) throw ownThing();
      return { kind, subjectId: list._id, authorId: list.memberId };
    }
    const { _id, memberId } = await this.memberReviews.stored(reviewId(subject));
    if (memberId.equals(id)) throw ownThing();
    return { kind, subjectId: _id, authorId: memberId };
  }
}

const ownThing = (): ForbiddenException => new ForbiddenException('This is your own.');

const toReport = ({ _id, kind, reason, reportedAt }: ReportRecord, isOpen: boolean): Report => ({
  id: _id.toHexString(),
  kind,
  reason,
  state: isOpen ? 'open' : 'decided',
  reportedAt: reportedAt.toISOString(),
});
