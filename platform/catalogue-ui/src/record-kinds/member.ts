import * as messages from './member.messages.ts';
import type { RecordKind } from './record-kind.ts';

export const memberKind: RecordKind = {
  name: messages.memberKind,
  notFound: messages.memberNotFound,
  missing: messages.memberMissing,
};
