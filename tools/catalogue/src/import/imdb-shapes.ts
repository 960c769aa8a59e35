import type { RoleCategory } from '@sinima/contracts/vocabulary';
import { RowRefusal } from './import-records.ts';
import type { ImportShape } from './import-shape.ts';
import { votesOf } from './justwatch-shapes.ts';
import type { RowFields } from './row-fields.ts';

const TYPES: Readonly<Record<string, 'MOVIE' | 'SERIES'>> = {
  movie: 'MOVIE',
  tvMovie: 'MOVIE',
  short: 'MOVIE',
  tvShort: 'MOVIE',
  tvSeries: 'SERIES',
  tvMiniSeries: 'SERIES',
};

const ROLES: Readonly<Record<string, RoleCategory>> = {
  actor: 'ACTOR',
  actress: 'ACTOR',
  self: 'ACTOR',
  director: 'DIRECTOR',
  writer: 'WRITER',
  producer: 'PRODUCER',
  cinematographer: 'DP',
  editor: 'EDITOR',
  composer: 'COMPOSER',
  production_designer: 'ART',
  casting_director: 'CASTING',
};

/** One row a title; the countries are in none of these files. */
export const imdbTitles: ImportShape = {
  name: 'imdb-title.basics',
  source: 'imdb',
  columns: [
    'tconst',
    'titleType',
    'primaryTitle',
    'originalTitle',
    'isAdult',
    'startYear',
    'runtimeMinutes',
    'genres',
  ],
  stage: 1,
  idColumn: 'tconst',
  parse: (fields) => {
    const kind = fields.required('titleType');
    const type = TYPES[kind];
    if (!type) throw new RowRefusal('left out', 'titleType', kind, 'neither a film nor a series');
    if (fields.raw('isAdult') === '1') throw new RowRefusal('left out', 'isAdult', '1', 'for adults only');
    const displayTitle = fields.required('primaryTitle');
    const originalTitle = fields.text('originalTitle');
    return {
      title: {
        sourceId: fields.required('tconst'),
        type,
        displayTitle,
        originalTitle: originalTitle === displayTitle ? undefined : originalTitle,
        releaseYear: fields.year('startYear'),
        runtimeMins: fields.minutes('runtimeMinutes'),
        genres: fields.genres('genres', fields.items('genres')),
      },
    };
  },
};

/** One row a credit; who the person is, `name.basics` says. */
export const imdbPrincipals: ImportShape = {
  name: 'imdb-title.principals',
  source: 'imdb',
  columns: ['tconst', 'ordering', 'nconst', 'category', 'job', 'characters'],
  stage: 2,
  idColumn: 'tconst',
  parse: (fields) => {
    const category = fields.required('category');
    const roleCategory = ROLES[category] ?? 'OTHER';
    const ordering = fields.count('ordering');
    return {
      credits: [
        {
          title: fields.required('tconst'),
          person: { sourceId: fields.required('nconst'), isProvisional: false },
          roleCategory,
          billingOrder: roleCategory === 'OTHER' ? undefined : ordering,
          characterName: roleCategory === 'ACTOR' ? charactersOf(fields) : undefined,
          key: String(ordering ?? ''),
        },
      ],
    };
  },
};

/** One row a person; only those who have a credit are kept. */
export const imdbNames: ImportShape = {
  name: 'imdb-name.basics',
  source: 'imdb',
  columns: ['nconst', 'primaryName', 'birthYear', 'deathYear'],
  stage: 3,
  idColumn: 'nconst',
  parse: (fields) => ({
    person: {
      sourceId: fields.required('nconst'),
      name: fields.required('primaryName'),
      birthYear: personYear(fields, 'birthYear'),
      deathYear: personYear(fields, 'deathYear'),
      isProvisional: false,
    },
  }),
};

/** One row the votes of a title. */
export const imdbRatings: ImportShape = {
  name: 'imdb-title.ratings',
  source: 'imdb',
  columns: ['tconst', 'averageRating', 'numVotes'],
  stage: 4,
  idColumn: 'tconst',
  parse: (fields) => {
    const title = fields.required('tconst');
    const votes = votesOf(fields, 'averageRating', 'numVotes');
    if (!votes) throw new RowRefusal('rejected', 'averageRating', fields.raw('averageRating'), 'no votes');
    return { votes: { title, votes } };
  },
};

/** `["A","B"]` as `A / B`. */
function charactersOf(fields: RowFields): string | undefined {
  return fields.listItems('characters').join(' / ') || undefined;
}

/** Authors can be older than film; a year in which nobody credited was born is left out. */
function personYear(fields: RowFields, column: string): number | undefined {
  const text = fields.text(column);
  if (text === undefined) return undefined;
  const year = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  if (year >= 1500 && year <= new Date().getUTCFullYear()) return year;
  fields.note(column, text, 'not a year', 'left out');
  return undefined;
}
