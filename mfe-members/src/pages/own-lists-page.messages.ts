export const loadingYourLists = 'Loading your lists';
export const invitations = 'Invitations';
export const aNewList = 'A new list';
export const makeTheList = 'Make the list';
export const theListIsMade = 'The list is made';
