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
  readonly input: FieldInput;
  /** Of `choice` and `words`. */
  readonly words?: readonly string[];
  /** Of `lines`: the property of each item that the line holds; left out: the items are texts. */
  readonly property?: string;
}

/** A kind of record, as the catalogue’s log names it. */
export type EditableKind = 'title' | 'person' | 'award' | 'festival' | 'list';

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));
const ids: RecordField = { name: 'ids', input: 'ids' };
const country: RecordField = { name: 'country', input: 'choice', words: COUNTRIES };
const foundedYear: RecordField = { name: 'foundedYear', input: 'number' };
const usualMonth: RecordField = {
  name: 'usualMonth',
  input: 'choice',
  words: MONTHS,
};
const name: RecordField = { name: 'name', input: 'line' };
const description: RecordField = {
  name: 'description',
  input: 'text',
};

export const RECORD_FIELDS: Readonly<Record<EditableKind, readonly RecordField[]>> = {
  title: [
    { name: 'displayTitle', input: 'line' },
    { name: 'originalTitle', input: 'line' },
    {
      name: 'alternativeTitles',
      input: 'lines',
      property: 'title',
    },
    { name: 'credits', input: 'credits' },
    { name: 'releaseYear', input: 'number' },
    { name: 'runtimeMins', input: 'number' },
    { name: 'type', input: 'choice', words: TITLE_TYPES },
    {
      name: 'status',
      input: 'choice',
      words: TITLE_STATUSES.filter((status) => status === 'upcoming'),
    },
    {
      name: 'releaseDate',
      input: 'line',
    },
    { name: 'genres', input: 'words', words: GENRES },
    { name: 'countries', input: 'list' },
    { name: 'languages', input: 'list' },
    { name: 'plotSummary', input: 'text' },
    { name: 'synopsis', input: 'text' },
    { name: 'trivia', input: 'lines' },
    ids,
  ],
  person: [
    name,
    { name: 'birthYear', input: 'number' },
    {
      name: 'birthDate',
      input: 'line',
    },
    { name: 'birthPlace', input: 'line' },
    { name: 'deathDate', input: 'line' },
    { name: 'nationality', input: 'line' },
    country,
    {
      name: 'bio',
      input: 'text',
    },
    ids,
  ],
  award: [
    name,
    country,
    { name: 'frequency', input: 'choice', words: AWARD_FREQUENCIES },
    usualMonth,
    foundedYear,
    description,
  ],
  festival: [
    name,
    { name: 'otherNames', input: 'lines' },
    { name: 'city', input: 'line' },
    country,
    usualMonth,
    foundedYear,
    description,
  ],
  list: [name, description, { name: 'itemNoun', input: 'line' }],
};

/** How many rows for new credits a form has. */
export const NEW_CREDITS = 3;

export const ID_NAMES = ['imdb', 'wikidata'] as const;

/** Facts that a new title has of the one that it is split from. */
export const FACTS_OF_NEW_TITLE = ['type', 'genres', 'countries', 'languages'] as const;

/** Facts that a record has of its own, so that a split leaves them there. */
const OWN_FACTS: ReadonlySet<string> = new Set([
  'displayTitle',
  'name',
  'releaseYear',
  'status',
  'credits',
  ...FACTS_OF_NEW_TITLE,
]);

/** Return which facts of a record may be another one’s, where the record is two. */
export const factsThatGo = (kind: EditableKind, facts: Readonly<Record<string, unknown>>): string[] =>
  RECORD_FIELDS[kind].flatMap(({ name: field }) =>
    facts[field] === undefined || OWN_FACTS.has(field) ? [] : [field],
  );
