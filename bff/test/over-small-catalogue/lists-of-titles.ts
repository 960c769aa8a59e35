import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import type { StreamingTitle } from '../../src/titles/title.dto.js';
import { get, read, slugs } from './small-api.js';

it.each([
  ['?type=SERIES', ['the-court']],
  ['?genre=Romance', ['ajoke']],
  ['?genre=legal%20drama', ['the-court']],
  ['?country=south%20africa', ['ajoke']],
  ['?language=yoruba', ['ajoke']],
  ['?year=2022', ['the-court']],
  ['?year=9999', []],
  ['?decade=2020&type=SERIES', ['the-court']],
  ['?decade=1960', []],
  ['?status=upcoming', ['not-yet']],
  ['?type=MOVIE&genre=comedy&country=Kenya&status=released', ['one-vote']],
  ['?genre=comedy&country=Nigeria', []],
  ['?genre=no-such-genre', []],
  ['?search=ajoke', ['ajoke']],
  ['?search=CHERISHED', ['ajoke']],
  ['?search=%C3%80j%E1%BB%8D', ['ajoke']],
  ['?search=e%20cour', ['the-court']],
  ['?search=10%2F10', ['one-vote']],
  ['?search=ot&status=upcoming', ['not-yet']],
  ['?search=.*', []],
])('the list of titles %s is %j', async (query, expected) => {
  expect(await slugs(`/api/titles${query}`)).toEqual(expected);
});

it('the list of titles takes "all" and an empty value for no filter', async () => {
  const all = await get('/api/titles?genre=all&year=all&country=&search=');
  expect(all.headers.get('x-total-count')).toBe('34');
});

it.each([['popularity'], ['rating'], ['top-rated']])(
  'the list of titles sorted by %s has the best first',
  async (sort) => {
    const titles = await read<TitleCard[]>(`/api/titles?sort=${sort}&pageSize=100`);
    expect(titles[0]?.slug).toBe('ajoke');
    expect(titles.slice(-2).map(({ slug }) => slug)).toEqual(['not-yet', 'one-vote']);
    const ratings = titles.flatMap(({ bayesianRating }) => bayesianRating ?? []);
    expect(ratings).toHaveLength(32);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  },
);

it.each([
  ['sort=year', ['not-yet', 'the-court', 'one-vote', 'ajoke']],
  ['sort=new', ['the-court', 'one-vote', 'ajoke', 'filler-30']],
  ['sort=new&status=upcoming', ['not-yet']],
])('the list of titles by %s has the newest first, and what is new is out', async (query, expected) => {
  expect(await slugs(`/api/titles?${query}&pageSize=4`)).toEqual(expected);
});

it('the list of titles sorted by title goes from A to Z, whatever the accents', async () => {
  const titles = await slugs('/api/titles?sort=title&pageSize=100');
  expect(titles[0]).toBe('ajoke');
  expect(titles.slice(-3)).toEqual(['not-yet', 'one-vote', 'the-court']);
});

it('the list of titles comes in pages that say how many there are and where the others stand', async () => {
  const first = await get('/api/titles?type=MOVIE');
  expect((await first.json()) as unknown[]).toHaveLength(24);
  expect(first.headers.get('x-total-count')).toBe('33');
  expect(first.headers.get('x-total-count-relation')).toBe('eq');
  expect(first.headers.get('link')).toBe(
    '</api/titles?type=MOVIE&page=1>; rel="first", </api/titles?type=MOVIE&page=2>; rel="next", </api/titles?type=MOVIE&page=2>; rel="last"',
  );
  const second = await get('/api/titles?type=MOVIE&page=2');
  expect((await second.json()) as unknown[]).toHaveLength(9);
  expect(second.headers.get('link')).toContain('</api/titles?type=MOVIE&page=1>; rel="prev"');
  expect(second.headers.get('link')).not.toContain('rel="next"');
});

it('the list of titles shows every title once over its pages', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => slugs(`/api/titles?pageSize=7&page=${page}`)),
  );
  expect(new Set(pages.flat()).size).toBe(34);
});

it('the list of titles is empty past its last page', async () => {
  const past = await get('/api/titles?page=99');
  expect([past.status, await past.json()]).toEqual([200, []]);
  expect(past.headers.get('x-total-count')).toBe('34');
  expect(await slugs('/api/titles?page=10000&pageSize=100')).toEqual([]);
});

it('the curated lists stand in the order of the editors', async () => {
  expect(await slugs('/api/titles/trending')).toEqual(['the-court', 'ajoke']);
  expect(await slugs('/api/people/featured')).toEqual(['kofi-mensah', 'sade-ojo']);
  expect(await slugs('/api/titles/streaming')).toEqual(['the-court', 'ajoke', 'filler-07']);
});

it('the curated lists can be asked for one platform, and say that availability is a sample', async () => {
  const titles = await read<StreamingTitle[]>('/api/titles/streaming?platform=Showmax');
  expect(titles).toMatchObject([
    { slug: 'the-court', streamingPlatforms: ['Netflix', 'Showmax'], availabilityIsSample: true },
  ]);
  expect(await slugs('/api/titles/streaming?platform=Disney%2B')).toEqual([]);
});
