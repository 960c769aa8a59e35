import * as messages from './title.messages.ts';
import type { RecordKind } from './record-kind.ts';

export const titleKind: RecordKind = {
  name: messages.titleKind,
  notFound: messages.titleNotFound,
  missing: messages.titleMissing,
};
