import { provenance } from '@sinima/api/database/provenance';
import { COMPANY_ROLES } from '@sinima/contracts/vocabulary';
import { Schema, type InferRawDocType } from 'mongoose';

const namedSource = { where: { type: String, required: true }, url: String } as const;

/** What it did for a title. */
const credit = {
  titleId: { type: Schema.Types.ObjectId, required: true },
  role: { type: String, enum: COMPANY_ROLES, required: true },
  /** Of distribution alone. */
  market: String,
  source: { type: new Schema(namedSource, { _id: false }), required: true },
} as const;

const factSource = { what: { type: String, required: true }, ...namedSource } as const;

const company = {
  slug: { type: String, required: true },
  name: { type: String, required: true },
  otherNames: { type: [String], default: undefined },
  country: String,
  sources: { type: [new Schema(factSource, { _id: false })], required: true },
  credits: { type: [new Schema(credit, { _id: false })], required: true },
  ...provenance,
} as const;

export interface CompanyRecord extends InferRawDocType<typeof company> {}
export type CompanyCreditRecord = CompanyRecord['credits'][number];

export const companySchema = new Schema(company, { collection: 'companies', versionKey: false })
  .index({ slug: 1 }, { unique: true })
  .index({ name: 1 });
