/** Genres, professions and departments in the visitor's language, by the words of the catalogue. */
import type { Text } from '@sinima/contracts/text';
import type { Department, Genre, Profession } from '@sinima/contracts/vocabulary';
import * as messages from './vocabulary.messages.ts';

const genres: Readonly<Record<Genre, string>> = {
  drama: messages.genreDrama,
  comedy: messages.genreComedy,
  romance: messages.genreRomance,
  crime: messages.genreCrime,
  thriller: messages.genreThriller,
  historical: messages.genreHistorical,
  political: messages.genrePolitical,
  fantasy: messages.genreFantasy,
  war: messages.genreWar,
  documentary: messages.genreDocumentary,
  action: messages.genreAction,
  family: messages.genreFamily,
  music: messages.genreMusic,
  biography: messages.genreBiography,
  adventure: messages.genreAdventure,
  'science fiction': messages.genreScienceFiction,
  musical: messages.genreMusical,
  teen: messages.genreTeen,
  animation: messages.genreAnimation,
  'legal drama': messages.genreLegalDrama,
  sport: messages.genreSport,
  horror: messages.genreHorror,
  western: messages.genreWestern,
  short: messages.genreShort,
  mystery: messages.genreMystery,
};

const professions: Readonly<Record<Profession, string>> = {
  Actor: messages.workActor,
  Director: messages.workDirector,
  Writer: messages.workWriter,
  Producer: messages.workProducer,
  Cinematographer: messages.workCinematographer,
  Editor: messages.workEditor,
  Composer: messages.workComposer,
  'Costume Designer': messages.workCostumeDesigner,
  'Art Director': messages.workArtDirector,
  'Production Designer': messages.workProductionDesigner,
  'Casting Director': messages.workCastingDirector,
  Crew: messages.workCrew,
};

const departments: Readonly<Record<Department, string>> = {
  Directing: messages.departmentDirecting,
  Writing: messages.departmentWriting,
  Production: messages.departmentProduction,
  Cinematography: messages.departmentCinematography,
  Editing: messages.departmentEditing,
  Music: messages.departmentMusic,
  'Sound Department': messages.departmentSoundDepartment,
  'Art Direction': messages.departmentArtDirection,
  'Costume & Wardrobe': messages.departmentCostumeWardrobe,
  Casting: messages.departmentCasting,
  'Makeup Department': messages.departmentMakeupDepartment,
  Stunts: messages.departmentStunts,
  'Visual Effects': messages.departmentVisualEffects,
  'Camera Department': messages.departmentCameraDepartment,
  'Additional Crew': messages.departmentAdditionalCrew,
};

const wordOf = (words: Readonly<Record<string, string>>, word: string, text: Text): string =>
  Object.hasOwn(words, word) ? text(words[word]!) : word;

/** Return what a genre is called, in lower case as in the catalogue. */
export const genreName = (genre: string, text: Text): string => wordOf(genres, genre, text);

/** Return what somebody of a profession is called. */
export const professionName = (profession: string, text: Text): string =>
  wordOf(professions, profession, text);

/** Return what a department of a crew is called. */
export const departmentName = (department: string, text: Text): string =>
  wordOf(departments, department, text);

/** Return what a role in a filmography is called: a profession, or a department. */
export const roleName = (role: string, text: Text): string =>
  wordOf({ ...professions, ...departments }, role, text);
