import * as messages from './award.messages.ts';
import type { RecordKind } from './record-kind.ts';

export const awardKind: RecordKind = {
  name: messages.awardKind,
  notFound: messages.awardNotFound,
  missing: messages.awardMissing,
};
