export const listsNote = 'Where to begin, and where to go on';
