export const editNotFound = 'Edit Not Found';
export const anEdit = 'An edit';
export const oneEditNote = 'An edit, with its sources and votes.';
export const loadingTheEdit = 'Loading the edit';
