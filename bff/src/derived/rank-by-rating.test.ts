import { rankByRating } from './rank-by-rating.js';

it('rankByRating ranks the rated titles of each type, and gives equals the same place', () => {
  const ranked = rankByRating([
    { slug: 'a', type: 'MOVIE', rating: 7 },
    { slug: 'b', type: 'MOVIE', rating: 8 },
    { slug: 'c', type: 'SERIES', rating: 6 },
    { slug: 'd', type: 'MOVIE', rating: 7 },
    { slug: 'e', type: 'MOVIE' },
    { slug: 'f', type: 'MOVIE', rating: 6.9 },
  ]);
  expect(ranked.map(({ slug, rank }) => [slug, rank])).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 1],
    ['d', 2],
    ['e', undefined],
    ['f', 4],
  ]);
});
