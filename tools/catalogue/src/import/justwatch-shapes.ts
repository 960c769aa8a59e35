import { RowRefusal, type ImportedRow } from './import-records.ts';
import type { ImportShape } from './import-shape.ts';
import type { RowFields } from './row-fields.ts';

const TYPES: Readonly<Record<string, 'MOVIE' | 'SERIES'>> = { MOVIE: 'MOVIE', SHOW: 'SERIES' };
const ROLES: Readonly<Record<string, 'ACTOR' | 'DIRECTOR'>> = { ACTOR: 'ACTOR', DIRECTOR: 'DIRECTOR' };

/** One row a title. */
export const justwatchTitles: ImportShape = {
  name: 'justwatch-titles',
  source: 'justwatch',
  columns: [
    'id',
    'title',
    'type',
    'description',
    'release_year',
    'runtime',
    'genres',
    'production_countries',
  ],
  stage: 1,
  idColumn: 'id',
  parse: (fields) => {
    const type = TYPES[fields.required('type')];
    if (!type) throw new RowRefusal('rejected', 'type', fields.raw('type'), 'neither MOVIE nor SHOW');
    return {
      title: {
        sourceId: fields.required('id'),
        type,
        displayTitle: fields.required('title'),
        releaseYear: fields.year('release_year'),
        runtimeMins: fields.minutes('runtime'),
        seasonCount: type === 'SERIES' ? fields.count('seasons') : undefined,
        genres: fields.genres('genres', fields.listItems('genres')),
        countries: fields.countries('production_countries', fields.listItems('production_countries')),
        plotSummary: fields.text('description'),
        votes: votesOf(fields, 'imdb_score', 'imdb_votes'),
      },
    };
  },
};

/** One row a credit, with the source's id of the person. */
export const justwatchCredits: ImportShape = {
  name: 'justwatch-credits',
  source: 'justwatch',
  columns: ['person_id', 'id', 'name', 'character', 'role'],
  stage: 2,
  idColumn: 'person_id',
  parse: (fields): ImportedRow => {
    const roleCategory = ROLES[fields.required('role')];
    if (!roleCategory)
      throw new RowRefusal('rejected', 'role', fields.raw('role'), 'neither ACTOR nor DIRECTOR');
    const characterName = roleCategory === 'ACTOR' ? fields.text('character') : undefined;
    return {
      credits: [
        {
          title: fields.required('id'),
          person: {
            sourceId: fields.required('person_id'),
            name: fields.required('name'),
            isProvisional: false,
          },
          roleCategory,
          characterName,
          key: `${roleCategory}:${characterName ?? ''}`,
        },
      ],
    };
  },
};

/** The votes that two cells tell; undefined where one is missing or cannot be. */
export function votesOf(
  fields: RowFields,
  meanColumn: string,
  countColumn: string,
): { count: number; mean: number } | undefined {
  const text = fields.text(meanColumn);
  const count = fields.count(countColumn);
  if (text === undefined || count === undefined) return undefined;
  const mean = Number(text);
  if (mean >= 1 && mean <= 10) return { count, mean };
  fields.note(meanColumn, text, 'not a rating from 1 to 10', 'left out');
  return undefined;
}
