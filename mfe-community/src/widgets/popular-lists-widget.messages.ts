export const popularListsTitle = 'Popular Lists';
export const popularListsNote = 'Lists that our editors keep';
export const allListsOfHome = 'All Lists';
