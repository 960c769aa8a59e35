import { ranksByRating } from './rank-by-rating.js';

it('ranksByRating ranks the rated titles of each type, and gives equals the same place', () => {
  const titles = [
    { type: 'MOVIE', rating: 7 },
    { type: 'MOVIE', rating: 8 },
    { type: 'SERIES', rating: 6 },
    { type: 'MOVIE', rating: 7 },
    { type: 'MOVIE' },
    { type: 'MOVIE', rating: 6.9 },
  ];
  expect(ranksByRating(titles)).toEqual([2, 1, 1, 2, undefined, 4]);
});
