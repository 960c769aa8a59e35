export const otherLanguage = 'This site speaks {name}, too.';
export const readInLanguage = 'Read it in {name}';
