import * as messages from './member-records.messages.ts';

/** The records of members that the site stores: `docs/privacy.md` says also where. */
export const MEMBER_RECORDS: readonly {
  readonly what: string;
  readonly why: string;
  readonly until: string;
}[] = [
  {
    what: messages.signInWhat,
    why: messages.signInWhy,
    until: messages.untilAccountDeleted,
  },
  {
    what: messages.profileWhat,
    why: messages.profileWhy,
    until: messages.untilChanged,
  },
  {
    what: messages.sessionsWhat,
    why: messages.sessionsWhy,
    until: messages.untilSignedOut,
  },
  {
    what: messages.keysWhat,
    why: messages.keysWhy,
    until: messages.untilRevoked,
  },
  {
    what: messages.ratingsWhat,
    why: messages.ratingsWhy,
    until: messages.untilWithdrawn,
  },
  {
    what: messages.diaryWhat,
    why: messages.diaryWhy,
    until: messages.untilTakenOut,
  },
  {
    what: messages.writingsWhat,
    why: messages.writingsWhy,
    until: messages.untilWritingsDeleted,
  },
  {
    what: messages.marksWhat,
    why: messages.marksWhy,
    until: messages.untilAccountDeleted,
  },
  {
    what: messages.reportsWhat,
    why: messages.reportsWhy,
    until: messages.untilWithoutAuthor,
  },
  {
    what: messages.decisionsWhat,
    why: messages.decisionsWhy,
    until: messages.untilNamesNobody,
  },
  {
    what: messages.writesWhat,
    why: messages.writesWhy,
    until: messages.untilNextRecord,
  },
];
