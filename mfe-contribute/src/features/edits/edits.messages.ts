export const aVisitor = 'A visitor';
export const aMember = 'A member';
export const aFormerMember = 'A former member';
export const beginner = 'Beginner';
export const editor = 'Editor';

export const kindCreate = 'A new record';
export const kindMerge = 'Two records become one';
export const kindSplit = 'One record becomes two';
export const kindWithdraw = 'It leaves the catalogue';
export const kindRevert = 'A change is taken back';
export const wholeRecord = '{change}.';
export const wholeRecords = '{change}: {name} and {into}.';
export const ofTheOther = 'Goes to {into}';
export const meantIn = '{into} is meant in:';

export const votesSoFar = '{accepting, number} for it, {refusing, number} against it';
export const proposedBy = '<author/>, <day/>';
export const timeDecides = 'As it stands, time decides on <day/>.';
export const thanked = '{count, plural, one {A member says thank you.} other {# members say thank you.}}';
export const reviewThisEdit = 'Review this edit';
export const votes = 'Votes';
export const votedYes = '<author/>: yes';
export const votedNo = '<author/>: no. {reason}';
export const changedMeanwhile = 'The record changed meanwhile';
export const conflictOf = '{field}: the edit was made from <before/>, and the record has <now/> now.';
export const noValue = 'nothing';

export const byVotes = 'by votes';
export const byAnEditor = 'by an editor';
export const byStanding = 'at once, by standing';
export const byRules = 'by the rules of the catalogue';
export const decidedOn = '<day/>, {how}.';
export const decidedBy = '<day/>, {how}: <editor/>.';
export const takesChangeBack = 'It takes change {number} back.';
export const changeOfLog = 'It is change {number} of the catalogue’s log.';
export const takeItBack = 'Take it back';

export const decidedSoFar =
  '{accepted, number} accepted, {refused, number} refused, {undecided, number} not decided.';
export const medianTime =
  '{hours, plural, one {Half of the latest were decided within an hour.} other {Half of the latest were decided within # hours.}}';
