export const addressOfThePageOf = 'Address of the page of the title or person';
export const openTheRecord = 'Open the record';
export const sources = 'Sources';
export const noSourceIsNamedFor = 'No source is named for this record yet.';
export const citeThisPage = 'Cite this page';
export const notFoundHome = 'Return Home';
export const cardAlt = '“{name}” beside a patterned cloth';
