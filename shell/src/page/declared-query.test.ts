/** @jest-environment node */
import type { Composition } from '@sinima/contracts/composition';
import { declaredQuery, declaredSearch } from './declared-query.ts';

const composition: Composition = {
  generation: 1,
  remotes: [
    {
      name: 'mfe-catalogue',
      versions: [],
      owned: {
        pages: {
          movies: { paths: ['/movies'], query: ['page', 'genre'] },
          about: { paths: ['/about'], query: [] },
          older: { paths: ['/older'] },
        },
        widgets: {
          theaters: { slot: 'home', order: 1, query: ['city'] },
          streaming: { slot: 'home', order: 2, query: ['platform', 'city'] },
          trending: { slot: 'home', order: 3 },
        },
      },
    },
  ],
};

it.each([
  ['/movies', ['page', 'genre']],
  ['/about', []],
  ['/older', undefined],
  ['/nowhere', []],
  ['/', ['city', 'platform']],
])('at %s the parameters %j are read', (pathname, query) => {
  expect(declaredQuery(composition, pathname)).toEqual(query);
});

it.each([
  ['/movies', '?utm_source=x&page=2&genre=crime', '?genre=crime&page=2'],
  ['/movies', '?genre=crime&page=2', '?genre=crime&page=2'],
  ['/movies', '?genre=sci-fi+%26+fantasy&genre=crime', '?genre=sci-fi+%26+fantasy&genre=crime'],
  ['/movies', '?Genre=crime', ''],
  ['/movies', '?', ''],
  ['/movies', '', ''],
  ['/about', '?page=2', ''],
  ['/nowhere', '?page=2', ''],
  ['/', '?platform=Hulu&fbclid=1&city=Lagos', '?city=Lagos&platform=Hulu'],
  ['/older', '?b=2&a=1', '?b=2&a=1'],
])('of %s%s the page reads %j', (pathname, search, read) => {
  expect(declaredSearch(composition, pathname, search)).toBe(read);
});
