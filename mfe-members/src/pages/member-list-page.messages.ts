export const list = 'List';
export const loadingTheList = 'Loading the list';
export const nothingIsOnThisList = 'Nothing is on this list yet.';
export const theListName = 'the list {name}';
export const likeOrReportList = 'Like or report the list {name}';
