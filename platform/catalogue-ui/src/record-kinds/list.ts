import * as messages from './list.messages.ts';
import type { RecordKind } from './record-kind.ts';

export const listKind: RecordKind = {
  name: messages.listKind,
  notFound: messages.listNotFound,
  missing: messages.listMissing,
};
