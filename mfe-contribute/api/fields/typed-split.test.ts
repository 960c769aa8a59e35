import { typedSplit } from './typed-split.ts';

const director = { person: 'kunle-afolayan', role: 'DIRECTOR' };
const actor = { person: 'genevieve-nnaji', role: 'ACTOR' };
const facts = {
  displayTitle: 'The Figurine',
  releaseYear: 2009,
  type: 'MOVIE',
  genres: ['drama'],
  countries: ['Nigeria'],
  plotSummary: 'A plot.',
  synopsis: 'More.',
  credits: [director, actor],
};
const source = { where: 'A poster' };

it('a new title has its name and year, the type and countries of the other, and what was ticked', () => {
  const form = {
    otherName: 'Figurine Two',
    otherYear: '2011',
    'credits.goes': '1',
    goes: ['synopsis', 'displayTitle'],
    source: 'A poster',
  };
  expect(typedSplit('title', facts, form)).toEqual({
    into: 'figurine-two',
    fields: [
      { field: 'credits', removed: [actor], source },
      { field: 'synopsis', before: 'More.', source },
    ],
    split: {
      fields: [
        { field: 'displayTitle', after: 'Figurine Two', source },
        { field: 'releaseYear', after: 2011, source },
        { field: 'type', after: 'MOVIE', source },
        { field: 'genres', after: ['drama'], source },
        { field: 'countries', after: ['Nigeria'], source },
      ],
      moves: [],
    },
  });
});

it('what goes to a person who is there is named by the addresses of pages', () => {
  const form = {
    into: 'https://sinima.example/fr/person/ada-obi?tab=work',
    moves: ['/title/lionheart', 'https://sinima.example/awards/amvca?year=2020\r\n\r\n/fr/lists/best'],
  };
  expect(typedSplit('person', { name: 'Ada' }, form)).toEqual({
    into: 'ada-obi',
    fields: [],
    split: {
      fields: [],
      moves: [
        { kind: 'title', slug: 'lionheart' },
        { kind: 'award', slug: 'amvca' },
        { kind: 'list', slug: 'best' },
      ],
    },
  });
});
