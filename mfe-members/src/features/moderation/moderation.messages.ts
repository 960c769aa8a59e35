export const decided = 'Decided';
export const itsAuthorIsToldWith = 'Its author is told, with the reason.';
export const spoilers = 'spoilers';
export const theAccountWasDeleted = 'The account was deleted';
export const whyItIsTakenBack = 'Why it is taken back, which everybody reads in the log';
export const takeItBack = 'Take it back';
export const decision = 'Decision';
export const untilLeftEmptyUntilIt = 'Until (left empty: until it is taken back)';
export const theReasonWhichEverybodyReads = 'The reason, which everybody reads in the log';
export const decide = 'Decide';
export const takenBack = 'Taken back';
export const appealOnce = 'Appeal, once';
export const whatIsWrongWithThe = 'What is wrong with the decision?';
export const sendTheAppeal = 'Send the appeal';
export const turnTheAppealDown = 'Turn the appeal down';
export const caseProfile = 'The profile {handle}';
export const caseDeleted = 'The profile of a deleted account';
export const caseReview = 'A review';
export const caseList = 'A list';
export const removedBefore = '<author/>, {count, plural, one {# removal} other {# removals}} before';
export const removedBeforeLimited =
  '<author/>, {count, plural, one {# removal} other {# removals}} before, now limited';
export const removedBeforeSuspended =
  '<author/>, {count, plural, one {# removal} other {# removals}} before, now suspended';
export const causeReported = 'reported';
export const causeHeld = 'held';
export const causeAppealed = 'appealed';
export const reportedAs =
  'Reported as {reason, select, spam {spam} abuse {abuse} spoiler {spoiler} other {wrong}}';
export const reportedAsWith =
  'Reported as {reason, select, spam {spam} abuse {abuse} spoiler {spoiler} other {wrong}}: {note}';
export const authorAppeals = 'The author appeals: {appeal}';
export const actionKeep = 'Keep it';
export const actionSpoiler = 'Mark it as a spoiler';
export const actionRemove = 'Remove it';
export const actionLimit = 'Limit its author’s account';
export const actionSuspend = 'Suspend its author’s account';
export const untilDay = ', until {day}';
export const takenBackOn = 'Taken back on {day}.';
export const takenBackBecause = 'Taken back on {day}: {why}';
export const youWrote = '<state/> You wrote: {appeal}';
export const decidedKeep = '{kind, select, review {A review} list {A list} other {A profile}} stays as it is';
export const decidedRemove = '{kind, select, review {A review} list {A list} other {A profile}} was removed';
export const decidedSpoiler =
  '{kind, select, review {A review} list {A list} other {A profile}} was marked as telling the story';
export const decidedLimit = 'An account was limited';
export const decidedSuspend = 'An account was suspended';
export const appealOpen = 'Your appeal waits for a moderator.';
export const appealUpheld = 'Your appeal was turned down: the decision stays.';
export const appealGranted = 'Your appeal was granted: the decision was taken back.';
