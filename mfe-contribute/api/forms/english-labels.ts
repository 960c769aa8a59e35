/** What pages of forms call the fields of records. These pages are English; the site’s own pages have messages for it. */
export const ENGLISH_LABELS: Readonly<Record<string, string>> = {
  ids: 'Ids in other data sets',
  country: 'Country',
  foundedYear: 'Founded in',
  usualMonth: 'Usual month, from 1',
  name: 'Name',
  description: 'Description',
  displayTitle: 'Title',
  originalTitle: 'Original title',
  alternativeTitles: 'Other titles',
  credits: 'Cast and crew',
  releaseYear: 'Year',
  runtimeMins: 'Running time, in minutes',
  type: 'Type',
  status: 'Status',
  releaseDate: 'Announced for',
  genres: 'Genres',
  countries: 'Countries',
  languages: 'Languages',
  plotSummary: 'Plot',
  synopsis: 'Synopsis',
  trivia: 'Documented facts',
  birthYear: 'Year of birth',
  birthDate: 'Day of birth',
  birthPlace: 'Place of birth',
  deathDate: 'Day of death',
  nationality: 'Nationality',
  bio: 'Biography',
  frequency: 'How often',
  otherNames: 'Other names',
  city: 'City',
  itemNoun: 'What its items are called',
};

/** Return what a field is called; a field that no form has, as the catalogue’s files name it. */
export const englishLabel = (field: string): string =>
  Object.hasOwn(ENGLISH_LABELS, field) ? ENGLISH_LABELS[field]! : field;
