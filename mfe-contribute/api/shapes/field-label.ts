import type { Message, Text } from '@sinima/contracts/text';
import * as messages from './field.messages.ts';

/** The names of the fields of records. */
const LABELS: Readonly<Record<string, Message>> = {
  displayTitle: messages.fieldDisplayTitle,
  originalTitle: messages.fieldOriginalTitle,
  alternativeTitles: messages.fieldAlternativeTitles,
  credits: messages.fieldCredits,
  releaseYear: messages.fieldReleaseYear,
  runtimeMins: messages.fieldRuntimeMins,
  type: messages.fieldType,
  status: messages.fieldStatus,
  releaseDate: messages.fieldReleaseDate,
  genres: messages.fieldGenres,
  countries: messages.fieldCountries,
  languages: messages.fieldLanguages,
  plotSummary: messages.fieldPlotSummary,
  synopsis: messages.fieldSynopsis,
  trivia: messages.fieldTrivia,
  ids: messages.fieldIds,
  name: messages.fieldName,
  birthYear: messages.fieldBirthYear,
  birthDate: messages.fieldBirthDate,
  birthPlace: messages.fieldBirthPlace,
  deathDate: messages.fieldDeathDate,
  nationality: messages.fieldNationality,
  country: messages.fieldCountry,
  bio: messages.fieldBio,
  frequency: messages.fieldFrequency,
  usualMonth: messages.fieldUsualMonth,
  foundedYear: messages.fieldFoundedYear,
  description: messages.fieldDescription,
  otherNames: messages.fieldOtherNames,
  city: messages.fieldCity,
  itemNoun: messages.fieldItemNoun,
};

/** Return what a field is called; a field that no form has, as the catalogue’s files name it. */
export const fieldLabel = (field: string, text: Text): string =>
  Object.hasOwn(LABELS, field) ? text(LABELS[field]!) : field;
