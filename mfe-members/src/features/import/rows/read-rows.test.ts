/** @jest-environment node */
import { createText } from '@sinima/runtime/host';
import { isBare } from './is-bare.ts';
import { readRows } from './read-rows.ts';

const read = (...lines: string[]) =>
  readRows('file.csv', new TextEncoder().encode(lines.join('\n')), createText('en'));

it('diary of Letterboxd brings day, rating of ten, and whether it was again', () => {
  const { from, rows } = read(
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    '2024-01-02,Lionheart,2018,x,4.5,Yes,,2024-01-01',
  );
  expect(from).toBe('Letterboxd');
  expect(rows).toEqual([
    {
      row: 0,
      name: 'Lionheart',
      year: 2018,
      rating: 9,
      at: '2024-01-02T00:00:00.000Z',
      watchedOn: '2024-01-01',
      isRewatch: true,
      review: null,
    },
  ]);
});

it('reviews of Letterboxd become plain text', () => {
  const { rows } = read(
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date',
    '2024-01-02,Yaaba,1989,x,,,"<b>Slow</b>, 1 < 2<br>&amp; good",,',
  );
  expect(rows[0]).toMatchObject({ review: 'Slow, 1 < 2\n& good', rating: null, watchedOn: null });
});

it('ratings of IMDb bring id, kind and directors', () => {
  const { from, rows } = read(
    'Const,Your Rating,Date Rated,Title,URL,Title Type,Year,Directors',
    'tt7707314,7,2024-01-02,Lionheart,x,Movie,2018,Genevieve Nnaji',
  );
  expect(from).toBe('IMDb');
  expect(rows[0]).toMatchObject({
    imdbId: 'tt7707314',
    rating: 7,
    type: 'MOVIE',
    directors: 'Genevieve Nnaji',
  });
});

it('list of titles alone has bare lines, under a table about the list; lines without a title are passed over', () => {
  const { rows, passedOver } = read(
    'Letterboxd list export v7',
    'Date,Name',
    'Position,Name,Year,URL',
    '1,Yaaba,1989,x',
    '2,,,',
  );
  expect(rows.map(isBare)).toEqual([true]);
  expect(passedOver).toBe(1);
});

it.each([
  ['no export', ['a,b', '1,2'], /no export that can be read/],
  ['an export without titles', ['Date,Name,Year,Letterboxd URI'], /No title is in/],
])('file that is %s is refused with what to do', (_what, lines, message) => {
  expect(() => read(...lines)).toThrow(message);
});

it.each([
  ['0.5', 1],
  ['5', 10],
  ['', null],
  ['6', null],
])('%s stars are %s of ten', (stars, rating) => {
  const { rows } = read('Date,Name,Year,Letterboxd URI,Rating', `2024-01-02,Yaaba,1989,x,${stars}`);
  expect(rows[0]?.rating).toBe(rating);
});
