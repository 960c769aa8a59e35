import * as messages from './company.messages.ts';
import type { RecordKind } from './record-kind.ts';

export const companyKind: RecordKind = {
  name: messages.companyKind,
  notFound: messages.companyNotFound,
  missing: messages.companyMissing,
};
