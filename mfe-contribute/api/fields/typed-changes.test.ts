import { typedChanges } from './typed-changes.ts';

const genevieve = { person: 'genevieve-nnaji', role: 'DIRECTOR' };
const facts = {
  displayTitle: 'Lionheart',
  runtimeMins: 59,
  genres: ['drama', 'comedy'],
  countries: ['Nigeria'],
  alternativeTitles: [{ title: 'Cœur de lion', language: 'fr' }],
  credits: [genevieve],
  ids: { imdb: 'tt7707314' },
};
const source = { where: 'The credits on screen' };
const common = { source: 'The credits on screen' };

const changes = (form: Record<string, unknown>) => typedChanges('title', facts, { ...common, ...form });

it.each([
  ['a field as it was', { fields: 'displayTitle', displayTitle: ' Lionheart ' }, []],
  ['a field that the form does not have', { runtimeMins: '95' }, []],
  [
    'a number',
    { fields: 'runtimeMins', runtimeMins: '95' },
    [{ field: 'runtimeMins', before: 59, after: 95, source }],
  ],
  [
    'what is no number, for the rules to refuse',
    { fields: 'runtimeMins', runtimeMins: 'long' },
    [{ field: 'runtimeMins', before: 59, after: 'long', source }],
  ],
  [
    'a fact that goes',
    { fields: 'runtimeMins', runtimeMins: '' },
    [{ field: 'runtimeMins', before: 59, source }],
  ],
  [
    'a word more, in the order that there was',
    { fields: 'genres', genres: ['comedy', 'drama', 'family'] },
    [{ field: 'genres', before: ['drama', 'comedy'], after: ['drama', 'comedy', 'family'], source }],
  ],
  [
    'a list in one line',
    { fields: 'countries', countries: 'Nigeria, Ghana' },
    [{ field: 'countries', before: ['Nigeria'], after: ['Nigeria', 'Ghana'], source }],
  ],
  [
    'a line more, where the others keep what the form does not show',
    { fields: 'alternativeTitles', alternativeTitles: 'Cœur de lion\r\nObi agu' },
    [{ field: 'alternativeTitles', added: [{ title: 'Obi agu' }], source }],
  ],
  [
    'a credit more and one less, the person by name',
    {
      fields: 'credits',
      'credits.gone': '0',
      'credits.1.person': 'Nkem Owoh',
      'credits.1.role': 'ACTOR',
      'credits.1.character': 'Godswill',
    },
    [
      {
        field: 'credits',
        removed: [genevieve],
        added: [{ person: 'nkem-owoh', role: 'ACTOR', characterName: 'Godswill' }],
        source,
      },
    ],
  ],
  [
    'an id more',
    { fields: 'ids', 'ids.imdb': 'tt7707314', 'ids.wikidata': 'Q1' },
    [{ field: 'ids', before: facts.ids, after: { imdb: 'tt7707314', wikidata: 'Q1' }, source }],
  ],
  [
    'a source of its own',
    { fields: 'runtimeMins', runtimeMins: '95', 'source.runtimeMins': 'Netflix' },
    [{ field: 'runtimeMins', before: 59, after: 95, source: { where: 'Netflix' } }],
  ],
])('%s: %#', (_what, form, expected) => {
  expect(changes(form)).toEqual(expected);
});

it('a list that a record did not have is given as a whole', () => {
  const form = { fields: 'trivia', trivia: 'It was shot in Enugu.' };
  expect(changes(form)).toEqual([{ field: 'trivia', after: ['It was shot in Enugu.'], source }]);
});

it('a person is named by the choice of the type-ahead', () => {
  const form = { fields: 'credits', 'credits.0.person': 'Ada A. (ada-2)', 'credits.0.role': 'EDITOR' };
  expect(changes(form)).toMatchObject([{ added: [{ person: 'ada-2', role: 'EDITOR' }] }]);
});
