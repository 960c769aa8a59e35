import * as messages from './festival.messages.ts';
import type { RecordKind } from './record-kind.ts';

export const festivalKind: RecordKind = {
  name: messages.festivalKind,
  notFound: messages.festivalNotFound,
  missing: messages.festivalMissing,
};
