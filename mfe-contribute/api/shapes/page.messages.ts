export const contribute = 'Contribute';
export const yourEdits = 'Your edits';
export const anEditOf = 'An edit of {name}';
