export const goOn = 'Go on';
export const importLabel = 'Import';
export const importThisOne = 'Import this one';
export const importNotLoaded =
  'The import could not be loaded. Check your connection, and choose the file again.';
export const chooseAFile = 'Choose a file';
export const importedSoFar =
  '{done, number} of {total, plural, one {# line} other {# lines}}: {imported, number} imported, {kept, number} here already, {unclear, number} to choose, {missing, number} not in Sinima.';
export const notInSinima = '{count, plural, one {# title not in Sinima} other {# titles not in Sinima}}';
export const titlesToWatch = 'Titles to watch';
export const titlesThatYouLike = 'Titles that you like';
export const fileHasLines = '{from}, “{name}”: {count, plural, one {# line} other {# lines}}.';
export const fileHasLinesAndOthers =
  '{from}, “{name}”: {count, plural, one {# line} other {# lines}}, and {others, plural, one {# other} other {# others}} without a title.';
export const bareLines =
  '{count, plural, one {# line} other {# lines}} without rating, day or review: what are they?';
export const isImported = '{name}: imported.';
