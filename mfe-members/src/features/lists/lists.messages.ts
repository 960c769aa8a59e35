export const accepted = 'Accepted';
export const declined = 'Declined';
export const accept = 'Accept';
export const decline = 'Decline';
export const invited = 'Invited';
export const handleOfTheMember = 'Handle of the member';
export const theLastPartOfThe = 'The last part of the address of a public profile, such as “amina”.';
export const invite = 'Invite';
export const nothingIsOnYourList =
  'Nothing is on this list yet. “Lists” on the page of a title puts it here.';
export const saveOrderAndNotes = 'Save order and notes';
export const discardTheChanges = 'Discard the changes';
export const takeOff = 'Take off';
export const sharedWithYou = 'Shared with you';
export const hiddenFromOthers = 'Hidden from others';
export const name = 'Name';
export const descriptionOptional = 'Description (optional)';
export const whoCanReadIt = 'Who can read it';
export const remove = 'Remove';
export const togetherWithOthers = 'Together with others';
export const authorsAddOrderAndTake =
  'Authors add, order and take off titles and write notes. Their names stand on the list once they have accepted, while their profiles are public. Their additions stay when they leave.';
export const leave = 'Leave';
export const leaveThisList = 'Leave this list';
export const loadingListsOfTitle = 'Loading your lists…';
export const makeOne = 'Make one';
export const by = 'By <author/>';
export const byTogether = 'By <author/>, together with <authors/>';
export const removeMember = 'Remove {name}';
export const removeFromList = 'Remove {name} from the list';
export const authorsAtMost = 'A list has {most} authors at most. Remove one to invite another.';
export const ownsThisList =
  '<author/> owns this list, and you are one of its authors. If you leave, what you added stays.';
export const otherAuthors = 'Other authors: <authors/>';
export const noteOn = 'Note on {title} (optional)';
export const moveUp = 'Move {title} up';
export const moveDown = 'Move {title} down';
export const takeOffTheList = 'Take {title} off the list';
export const invitesYou = '<author/> invites you to the list <name/>.';
export const acceptInvitationTo = 'Accept the invitation to {name}';
export const declineInvitationTo = 'Decline the invitation to {name}';
export const readersPublic =
  'Everybody can read the list. If you accept, you can add and order titles and write notes. Your name stands on the list while your profile is public. You can leave it at any time.';
export const readersUnlisted =
  'Everybody with its address can read the list. If you accept, you can add and order titles and write notes. Your name stands on the list while your profile is public. You can leave it at any time.';
export const readersPrivate =
  'Only its owner and authors can read the list. If you accept, you can add and order titles and write notes. Your name stands on the list while your profile is public. You can leave it at any time.';
export const visibilityPublic = 'Public';
export const visibilityUnlisted = 'With its address';
export const visibilityPrivate = 'Private';
export const readersOnlyYou = 'Only you';
export const readersWithAddress = 'Everybody with its address';
export const readersEverybody = 'Everybody';
export const listsByMembers = 'Lists by members';
