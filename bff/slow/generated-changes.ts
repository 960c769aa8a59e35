import type { CatalogueTitle } from '@sinima/data/catalogue';
import type { CatalogueChange } from '@sinima/data/change';
import type { CatalogueRecords } from '@sinima/data/changes/catalogue-records';
import type { RecordFacts } from '@sinima/data/changes/record-effect';
import { pick, type Random } from '@sinima/seeded-random';

type Generated = Pick<CatalogueChange, 'kind' | 'record' | 'fields'> &
  Pick<CatalogueChange, 'into' | 'reverts'>;

interface Given {
  readonly records: CatalogueRecords;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** A number that no other change has. */
  readonly number: number;
}

const titleOf = ({ records, pick }: Given): { slug: string; facts: RecordFacts } => {
  const slug = pick(records.slugs('title'));
  return { slug, facts: records.facts({ kind: 'title', slug })! };
};

const ofTitle = (slug: string, ...fields: CatalogueChange['fields']): Generated => ({
  kind: 'change',
  record: { kind: 'title', slug },
  fields,
});

/** Kinds of edits that people make; some are refused by rules, as people's are. */
const EDITS: readonly ((given: Given) => Generated)[] = [
  (given) => {
    const { slug, facts } = titleOf(given);
    const before = facts.runtimeMins;
    const after = before === given.number % 150 ? 151 : (given.number % 150) + 1;
    return ofTitle(slug, { field: 'runtimeMins', ...(before !== undefined && { before }), after });
  },
  (given) => {
    const { slug, facts } = titleOf(given);
    const before = facts.plotSummary;
    const after = `A story written for edit ${given.number}: "it is long enough", said somebody, and it has a colon.`;
    return ofTitle(slug, { field: 'plotSummary', ...(before !== undefined && { before }), after });
  },
  (given) =>
    ofTitle(titleOf(given).slug, { field: 'trivia', added: [`It is fact #${given.number} of them: [so].`] }),
  (given) =>
    ofTitle(titleOf(given).slug, {
      field: 'credits',
      added: [{ person: given.pick(given.records.slugs('person')), role: 'OTHER' }],
    }),
  (given) => {
    const { slug, facts } = titleOf(given);
    const credits = facts.credits as CatalogueTitle['credits'];
    const actor = credits.find(({ role }) => role === 'ACTOR');
    if (!actor)
      return ofTitle(slug, {
        field: 'alternativeTitles',
        added: [{ title: `Name ${given.number}`, language: 'fr' }],
      });
    return ofTitle(slug, {
      field: 'credits',
      removed: [actor],
      added: [{ ...actor, characterName: `Number ${given.number}` }],
    });
  },
  (given) => {
    const { slug, facts } = titleOf(given);
    const credits = facts.credits as CatalogueTitle['credits'];
    const crew = credits.findLast(({ role }) => role !== 'DIRECTOR');
    return ofTitle(slug, { field: 'credits', removed: crew ? [crew] : [] });
  },
  (given) => {
    const { slug, facts } = titleOf(given);
    const genres = facts.genres as string[];
    const after = [...genres.filter((genre) => genre !== 'drama').slice(0, 2), 'drama'];
    return ofTitle(slug, { field: 'genres', before: genres, after });
  },
  (given) =>
    ofTitle(titleOf(given).slug, {
      field: 'sources',
      added: [{ what: 'Cast', where: `Paper ${given.number}`, url: `https://paper.example/${given.number}` }],
    }),
  (given) => {
    const slug = given.pick(given.records.slugs('person'));
    const before = given.records.facts({ kind: 'person', slug })?.bio;
    return {
      kind: 'change',
      record: { kind: 'person', slug },
      fields: [
        {
          field: 'bio',
          ...(before !== undefined && { before }),
          after: `Works in film; note ${given.number}.`,
        },
      ],
    };
  },
  ({ number }) => ({
    kind: 'create',
    record: { kind: 'person', slug: `made-up-${number}` },
    fields: [{ field: 'name', after: `Made Up ${number}` }],
  }),
  (given) => ({
    kind: 'create',
    record: { kind: 'title', slug: `made-up-title-${given.number}` },
    fields: Object.entries({
      displayTitle: `Made-up Title ${given.number}`,
      type: 'MOVIE',
      releaseYear: 2020,
      genres: ['drama'],
      countries: [given.pick(['Nigeria', 'São Tomé and Príncipe', 'Kenya'])],
      languages: ['English'],
      credits: [{ person: given.pick(given.records.slugs('person')), role: 'OTHER' }],
    }).map(([field, after]) => ({ field, after })),
  }),
  ({ records, pick }) => ({
    kind: 'merge',
    record: { kind: 'person', slug: pick(records.slugs('person')) },
    into: pick(records.slugs('person')),
    fields: [],
  }),
  ({ pick, number }) => ({
    kind: 'revert',
    record: { kind: 'title', slug: 'lionheart' },
    reverts: pick(Array.from({ length: Math.max(1, Math.floor(number / 2)) }, (_, at) => at + 1)),
    fields: [],
  }),
  ({ records, number }) => {
    const slug = records.slugs('award')[number % records.slugs('award').length]!;
    const before = records.facts({ kind: 'award', slug })?.description;
    return {
      kind: 'change',
      record: { kind: 'award', slug },
      fields: [{ field: 'description', before, after: `Prizes, as edit ${number} says.` }],
    };
  },
];

/** Return the edit of a number, made of the records as they are. */
export function generatedChange(records: CatalogueRecords, number: number, random: Random): CatalogueChange {
  const given: Given = { records, number, pick: (items) => pick(random, items) };
  return {
    edit: `generated-${number}`,
    author: 1 + (number % 20),
    ...pick(random, EDITS)(given),
    licence: 'CC0-1.0',
    decidedBy: 'votes',
  };
}
