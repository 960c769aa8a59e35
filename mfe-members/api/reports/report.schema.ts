import { SUBJECT_KINDS } from '../cases/words.ts';
import { Schema, type InferRawDocType, type Types } from 'mongoose';
import { REPORT_REASONS } from './report.dto.ts';

/** That a member reported something. */
const report = {
  /** Of a deleted member: an id that is nobody's. */
  reporterId: { type: Schema.Types.ObjectId, required: true },
  caseId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: SUBJECT_KINDS, required: true },
  reason: { type: String, enum: REPORT_REASONS, required: true },
  note: String,
  reportedAt: { type: Date, required: true },
} as const;

export interface ReportRecord extends InferRawDocType<typeof report> {
  readonly _id: Types.ObjectId;
}

export const reportSchema = new Schema(report, { collection: 'members_reports', versionKey: false })
  .index({ reporterId: 1, caseId: 1 }, { unique: true })
  .index({ caseId: 1, reportedAt: 1 });
