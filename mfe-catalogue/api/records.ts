import type { PartRecords } from '@sinima/api/part-records';
import { companyRecords } from './company-records.ts';
import { festivalRecords } from './festival-records.ts';

export default ((catalogue) => ({
  festivals: festivalRecords(catalogue),
  companies: companyRecords(catalogue),
})) satisfies PartRecords;
