/** Texts of form pages that the site's own pages do not have. */
export const backToForm = 'Back to the form';
export const notSentYet = 'Not sent yet: see the notes.';
export const yourChangeOf = 'Your change of {name}';
export const changesNothing = 'Nothing is changed yet.';
export const sayWhereToLookItUp =
  'Say where others can look it up: the credits on screen, a festival, a newspaper.';
export const sayWhy = 'Say why.';
export const tickTheBox = 'Tick the box to give your words to everybody.';
export const ownWordsUnderLicence = 'These are my own words, and I give them to everybody under CC0 1.0.';
export const submit = 'Submit';
export const everybodyReads =
  'Everybody can read what you send. Please send no mail address, telephone number or other private data of anybody.';
/** The tags are a link. */
export const notSignedIn =
  'You are not signed in. <link>Sign in</link>, and your edits count for you; or go on without an account.';
export const mailForQuestions = 'Mail address for questions (optional)';
export const mailIsForEditors =
  'Editors alone see it, until your edit is decided. Without it, review takes seven days.';

export const isNew = '{name} is new in the catalogue.';
export const isTheSame = '{name} is the same as {into}: the two become one.';
export const isTwoRecords = '{name} is two in one record: the other one is {into}.';
export const leavesTheCatalogue = '{name} leaves the catalogue.';
export const changeTakenBack = 'Change {number} of {name} is taken back.';

export const valueNow = 'Now';
export const valueThen = 'Then';
export const takenAway = 'Taken away';
export const takenAwayWhole = 'Taken away.';
export const added = 'Added';
export const valuesOf = '{label}: {values}';
export const sourceOfFact = 'Source: {where}';
export const theOtherOne = 'The other one';
export const isMeantIn =
  'It is meant in: {name} ({kind, select, award {award} festival {festival} list {list} person {person} other {title}})';

export const backToEdit = 'Back to the edit';
export const stateAndVotes = '{state}. {count, plural, other {# accept it.}}';
export const noIs = '“No”: {reason}';
export const forQuestions = 'For questions: {mail}';
export const yourVote = 'Your vote';
export const accept = 'Accept';
export const sayNo = 'Say no';
export const whyNot = 'Why not?';
export const answer = 'Answer';
export const yourAnswer = 'Your answer';
export const proposeAgain = 'Propose it again';
export const withdrawIt = 'Withdraw it';
export const sayThankYou = 'Say thank you';
export const asAnEditor = 'As an editor';
export const acceptNow = 'Accept it now';
export const whyToOverrule = 'Why (needed to overrule a “no”)';
export const refuseIt = 'Refuse it';
export const whyRefuse = 'Why?';
export const doneAccept = 'Your vote is counted.';
export const doneSayNo = 'Your “no” is counted. Its author has 72 hours to answer.';
export const doneAnswer = 'Your answer is with the editors.';
export const doneWithdraw = 'Your edit is withdrawn.';
export const doneRenew = 'Your edit is open again.';
export const doneApprove = 'You accepted it.';
export const doneRefuse = 'You refused it.';
export const doneThank = 'You said thank you.';

export const yourNumber = 'Your number in the catalogue’s log is {author}.';
export const takeThemAlong = 'Take them along';
export const standingBeginner = 'You are a beginner: others see it until ten edits of yours are accepted.';
export const standingMember = 'Some more accepted edits, and you vote about those of others.';
export const standingVoter = 'You vote about edits of others.';
export const standingTrusted = 'You vote about edits of others, and small edits of yours land at once.';
export const standingEditor = 'You are an editor: you decide at once.';
export const editsEnded = 'An editor ended your edits: {why}';
export const accountSuspended = 'Your account is suspended: {why}';
export const doneAppoint = 'The member is an editor.';
export const doneDismiss = 'The member is no editor any more.';
export const doneRollback = '{reverted} edits are taken back, {refused} refused, {conflicts} in conflict.';
export const moreFollow = '{remaining} more follow in a moment.';
export const undoAllEdits = 'Undo all edits of an author';
export const numberOfAuthor = 'Number of the author';
export const undoThemAll = 'Undo them all';
export const editors = 'Editors';
export const handleOfNewEditor = 'Handle of the new editor';
export const makeAnEditor = 'Make an editor';
export const handleOfEditor = 'Handle of the editor';
export const makeAMemberAgain = 'Make a member again';
export const whyEverybodyReads = 'Why? Everybody reads it.';

/** Why a form was refused, in languages that the API does not write in. */
export const refusedFields = 'This cannot be taken as it is. Look at what you filled in, and try again.';
export const refusedNotAllowed = 'You may not do this.';
export const refusedGone = 'This is not there, or no longer there.';
export const refusedConflict = 'This was changed or decided meanwhile. Please open it again.';
export const refusedTooOften = 'That was too often. Wait a while, and try again.';
export const refused = 'This was refused. Please open it again.';
export const wrongField = 'This cannot be taken as it is.';
export const textRule =
  'This has to be plain text of at most {most} characters, without a mail address, telephone number or other private data.';
export const mailRule = 'This is not a mail address.';
