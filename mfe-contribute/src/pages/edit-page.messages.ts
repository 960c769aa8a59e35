export const correctNamed = 'Correct {name}';
export const openingTheRecord = 'Opening the record';
export const editNote = 'Correct what is wrong, add what is missing.';
export const editAdvice =
  'Change only what you know, and say where others can look it up. You need no account.';
