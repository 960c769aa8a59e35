import { RowRefusal, type ImportedCredit, type ImportedRow } from './import-records.ts';
import type { RowFields } from './row-fields.ts';
import type { ImportShape } from './import-shape.ts';

/** One row a title, with the names of its people and no more about them. */
export const netflixShape: ImportShape = {
  name: 'netflix',
  source: 'netflix',
  columns: [
    'show_id',
    'type',
    'title',
    'director',
    'cast',
    'country',
    'date_added',
    'release_year',
    'rating',
    'duration',
    'listed_in',
    'description',
  ],
  stage: 1,
  idColumn: 'show_id',
  parse,
};

/** The value that a spreadsheet makes of “October 1”. */
const LIKE_A_DATE =
  /^(\d{1,2}-)(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$|^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{1,4}$/;

function parse(fields: RowFields): ImportedRow {
  const sourceId = fields.required('show_id');
  const type = typeOf(fields);
  const displayTitle = fields.required('title');
  if (LIKE_A_DATE.test(displayTitle))
    fields.note('title', displayTitle, 'a title that a spreadsheet may have made a date', 'kept');
  const releaseYear = fields.year('release_year');
  checkDateAdded(fields, releaseYear);
  return {
    title: {
      sourceId,
      type,
      displayTitle,
      releaseYear,
      ...durationOf(fields, type),
      genres: fields.genres('listed_in', fields.items('listed_in')),
      countries: fields.countries('country', fields.items('country')),
      plotSummary: fields.text('description'),
    },
    credits: [
      ...credits(sourceId, 'DIRECTOR', fields.names('director')),
      ...credits(sourceId, 'ACTOR', fields.names('cast')),
    ],
  };
}

function typeOf(fields: RowFields): 'MOVIE' | 'SERIES' {
  const type = fields.required('type');
  if (type === 'Movie') return 'MOVIE';
  if (type === 'TV Show') return 'SERIES';
  throw new RowRefusal('rejected', 'type', type, 'neither Movie nor TV Show');
}

/** A film runs for minutes, a series for seasons; some rows carry the running time in `rating`. */
function durationOf(
  fields: RowFields,
  type: 'MOVIE' | 'SERIES',
): { runtimeMins?: number | undefined; seasonCount?: number | undefined } {
  let [column, text] = ['duration', fields.text('duration')];
  const rating = fields.text('rating');
  if (text === undefined && rating !== undefined && /^\d+ min$/.test(rating)) {
    fields.note('rating', rating, 'a running time where the age rating should be', 'taken as the duration');
    [column, text] = ['rating', rating];
  }
  if (text === undefined) {
    fields.note('duration', '', 'no duration', 'kept without');
    return {};
  }
  const [, count = '', unit] = /^(\d+) (min|Seasons?)$/.exec(text) ?? [];
  if (type === 'MOVIE' && unit === 'min') return { runtimeMins: fields.minutes(column, count) };
  if (type === 'SERIES' && unit?.startsWith('Season') && Number(count) > 0)
    return { seasonCount: Number(count) };
  fields.note(column, text, `not the duration of a ${type === 'MOVIE' ? 'film' : 'series'}`, 'left out');
  return {};
}

/** The day itself is not kept; it tells when a year is doubtful. */
function checkDateAdded(fields: RowFields, releaseYear: number | undefined): void {
  const text = fields.raw('date_added').trim();
  if (text === '') return;
  const year = Number(/^[A-Z][a-z]+ \d{1,2}, (\d{4})$/.exec(text)?.[1] ?? NaN);
  if (Number.isNaN(year)) fields.note('date_added', text, 'not a day', 'not used');
  else if (releaseYear !== undefined && releaseYear > year)
    fields.note('release_year', String(releaseYear), 'a year after the title was added', 'kept');
}

/** Nobody knows whether a name is the person of that name elsewhere: each title has people of its own. */
function credits(
  title: string,
  roleCategory: 'DIRECTOR' | 'ACTOR',
  names: readonly string[],
): ImportedCredit[] {
  return names.map((name, place) => ({
    title,
    person: { sourceId: `${title}:${name}`, name, isProvisional: true },
    roleCategory,
    billingOrder: place + 1,
    key: roleCategory,
  }));
}
