/** Genres, professions and departments in the visitor's language, by the words of the catalogue (`vocabulary.words.ts`). */
import type { Text } from '@sinima/contracts/text';

/** Return what a genre is called, in lower case as in the catalogue. */
export const genreName = (genre: string, text: Text): string => text.word(genre);

/** Return what somebody of a profession is called. */
export const professionName = (profession: string, text: Text): string => text.word(profession);

/** Return what a department of a crew is called. */
export const departmentName = (department: string, text: Text): string => text.word(department);

/** Return what a role in a filmography is called: a profession, or a department. */
export const roleName = (role: string, text: Text): string => text.word(role);
