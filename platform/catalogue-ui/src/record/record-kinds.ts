/** The kinds of records that have pages of their own. */
import type { Message } from '@sinima/contracts/text';
import * as messages from './record.messages.ts';

export type RecordKind = 'title' | 'person' | 'award' | 'festival' | 'list' | 'member' | 'company';

interface KindTexts {
  readonly name: Message;
  readonly notFound: Message;
  readonly missing: Message;
}

/** What is said of a record of each kind: its name, and where there is none at an address. */
export const RECORD_KINDS: Readonly<Record<RecordKind, KindTexts>> = {
  title: { name: messages.titleKind, notFound: messages.titleNotFound, missing: messages.titleMissing },
  person: { name: messages.personKind, notFound: messages.personNotFound, missing: messages.personMissing },
  award: { name: messages.awardKind, notFound: messages.awardNotFound, missing: messages.awardMissing },
  festival: {
    name: messages.festivalKind,
    notFound: messages.festivalNotFound,
    missing: messages.festivalMissing,
  },
  list: { name: messages.listKind, notFound: messages.listNotFound, missing: messages.listMissing },
  member: { name: messages.memberKind, notFound: messages.memberNotFound, missing: messages.memberMissing },
  company: {
    name: messages.companyKind,
    notFound: messages.companyNotFound,
    missing: messages.companyMissing,
  },
};
