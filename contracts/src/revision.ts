/** Header of the BFF's answers: the catalogue's revision that they were made of, a number that grows with each change. */
export const REVISION_HEADER = 'Sinima-Revision';
