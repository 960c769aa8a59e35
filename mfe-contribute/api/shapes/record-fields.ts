/** The fields of each kind of record that people edit by form, in the order of the form. Page and form pages share them. */
import { COUNTRIES } from '@sinima/contracts/countries';
import { AWARD_FREQUENCIES, GENRES, TITLE_STATUSES, TITLE_TYPES } from '@sinima/contracts/vocabulary';

/**
 * How a field is edited. `line` and `text`: plain text. `number`: a whole number. `choice`: one of some words. `words`: several of
 * some words. `list`: names on one line, separated by commas. `lines`: one item a line. `ids`: ids in other data sets. `credits`:
 * people with what they did.
 */
export type FieldInput =
  | 'line'
  | 'text'
  | 'number'
  | 'choice'
  | 'words'
  | 'list'
  | 'lines'
  | 'ids'
  | 'credits';

export interface RecordField {
  /** As the catalogue’s files name it. */
  readonly name: string;
  readonly label: string;
  readonly input: FieldInput;
  readonly help?: string;
  /** Of `choice` and `words`. */
  readonly words?: readonly string[];
  /** Of `lines`: the property of each item that the line holds; left out: the items are texts. */
  readonly property?: string;
}

/** A kind of record, as the catalogue’s log names it. */
export type EditableKind = 'title' | 'person' | 'award' | 'festival' | 'list';

const MAIN_FIRST = 'English names, separated by commas, the main one first.';
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));
const OWN_WORDS = 'In your own words, not copied.';
const ids: RecordField = { name: 'ids', label: 'Ids in other data sets', input: 'ids' };
const country: RecordField = { name: 'country', label: 'Country', input: 'choice', words: COUNTRIES };
const foundedYear: RecordField = { name: 'foundedYear', label: 'Founded in', input: 'number' };
const usualMonth: RecordField = {
  name: 'usualMonth',
  label: 'Usual month, from 1',
  input: 'choice',
  words: MONTHS,
};
const name: RecordField = { name: 'name', label: 'Name', input: 'line' };
const description: RecordField = {
  name: 'description',
  label: 'Description',
  input: 'text',
  help: OWN_WORDS,
};

export const RECORD_FIELDS: Readonly<Record<EditableKind, readonly RecordField[]>> = {
  title: [
    { name: 'displayTitle', label: 'Title', input: 'line', help: 'As it is spelled, tone marks included.' },
    { name: 'originalTitle', label: 'Original title', input: 'line' },
    {
      name: 'alternativeTitles',
      label: 'Other titles',
      input: 'lines',
      property: 'title',
      help: 'One a line; search finds it by these too.',
    },
    { name: 'credits', label: 'Cast and crew', input: 'credits' },
    { name: 'releaseYear', label: 'Year', input: 'number' },
    { name: 'runtimeMins', label: 'Running time, in minutes', input: 'number' },
    { name: 'type', label: 'Type', input: 'choice', words: TITLE_TYPES },
    {
      name: 'status',
      label: 'Status',
      input: 'choice',
      words: TITLE_STATUSES.filter((status) => status === 'upcoming'),
      help: 'Upcoming until it is out.',
    },
    {
      name: 'releaseDate',
      label: 'Announced for',
      input: 'line',
      help: 'Of upcoming titles: 2027-03-12, or 2027.',
    },
    { name: 'genres', label: 'Genres', input: 'words', words: GENRES },
    { name: 'countries', label: 'Countries', input: 'list', help: MAIN_FIRST },
    { name: 'languages', label: 'Languages', input: 'list', help: MAIN_FIRST },
    { name: 'plotSummary', label: 'Plot', input: 'text', help: `One or two sentences. ${OWN_WORDS}` },
    { name: 'synopsis', label: 'Synopsis', input: 'text', help: OWN_WORDS },
    { name: 'trivia', label: 'Documented facts', input: 'lines', help: 'One sentence a line.' },
    ids,
  ],
  person: [
    { ...name, help: 'As it is spelled, tone marks included.' },
    { name: 'birthYear', label: 'Year of birth', input: 'number' },
    {
      name: 'birthDate',
      label: 'Day of birth',
      input: 'line',
      help: 'Only of people who have died: 1947-05-30.',
    },
    { name: 'birthPlace', label: 'Place of birth', input: 'line', help: 'Only of people who have died.' },
    { name: 'deathDate', label: 'Day of death', input: 'line', help: '1998-03-21, or the year alone.' },
    { name: 'nationality', label: 'Nationality', input: 'line', help: 'An adjective: Nigerian.' },
    country,
    {
      name: 'bio',
      label: 'Biography',
      input: 'text',
      help: `One to three sentences about the work. ${OWN_WORDS}`,
    },
    ids,
  ],
  award: [
    name,
    country,
    { name: 'frequency', label: 'How often', input: 'choice', words: AWARD_FREQUENCIES },
    usualMonth,
    foundedYear,
    description,
  ],
  festival: [
    name,
    { name: 'otherNames', label: 'Other names', input: 'lines', help: 'One a line.' },
    { name: 'city', label: 'City', input: 'line' },
    country,
    usualMonth,
    foundedYear,
    description,
  ],
  list: [
    name,
    description,
    { name: 'itemNoun', label: 'What its items are called', input: 'line', help: 'Movies' },
  ],
};

/** How many rows for new credits a form has. */
export const NEW_CREDITS = 3;

export const ID_NAMES = ['imdb', 'wikidata'] as const;

/** Return the label of a field, for lists of changes. */
export const fieldLabel = (kind: EditableKind, field: string): string =>
  RECORD_FIELDS[kind].find(({ name: known }) => known === field)?.label ?? field;
