import * as messages from './person.messages.ts';
import type { RecordKind } from './record-kind.ts';

export const personKind: RecordKind = {
  name: messages.personKind,
  notFound: messages.personNotFound,
  missing: messages.personMissing,
};
