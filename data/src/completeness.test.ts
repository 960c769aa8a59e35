import { completenessOf, isStub, lacksOf } from './completeness.ts';

const director = { person: 'ama-mensah', role: 'DIRECTOR' } as const;
const actor = { person: 'kofi-mensah', role: 'ACTOR' } as const;
const bare = { type: 'MOVIE', genres: ['drama'], credits: [director] } as const;
const sources = [{ what: 'Plot', where: 'A festival catalogue' }];

it.each([
  ['a director alone', bare, 0.2],
  [
    'everything',
    { ...bare, credits: [director, actor], plotSummary: 'A plot.', runtimeMins: 90, sources },
    1,
  ],
  ['a documentary without a cast', { ...bare, genres: ['documentary'] as const }, 0.4],
  ['a series with its seasons', { ...bare, type: 'SERIES', seasons: [{ number: 1 }] } as const, 0.4],
])('completeness of %s', (_, title, share) => {
  expect(completenessOf(title as unknown as Parameters<typeof completenessOf>[0])).toBe(share);
});

it.each([
  ['neither plot, cast nor source', bare, true],
  ['a cast', { ...bare, credits: [actor] }, false],
  ['a plot', { ...bare, plotSummary: 'A plot.' }, false],
  ['a source', { ...bare, sources }, false],
])('a title with %s', (_, title, expected) => {
  expect(isStub(title as unknown as Parameters<typeof isStub>[0])).toBe(expected);
});

it('the facts that a title lacks are named', () => {
  const title = { type: 'MOVIE', genres: ['drama'], credits: [director], runtimeMins: 90 };
  expect(lacksOf(title as Parameters<typeof lacksOf>[0])).toEqual(['plot', 'cast', 'source']);
});
