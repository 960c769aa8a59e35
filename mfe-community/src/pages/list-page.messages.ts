export const allLists = 'All Lists';
export const loadingList = 'Loading the list';
export const listNoun = 'List';
export const shareList = 'Share';
