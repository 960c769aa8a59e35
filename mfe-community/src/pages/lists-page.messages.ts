export const listsNote = 'Where to begin, and where to go on';
export const listsTitle = 'Lists';
export const listsDescription = 'Curated lists of African films and film-makers.';
