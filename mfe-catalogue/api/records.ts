import type { PartRecords } from '@sinima/api/part-records';
import { festivalRecords } from './festival-records.ts';

export default ((catalogue) => ({ festivals: festivalRecords(catalogue) })) satisfies PartRecords;
