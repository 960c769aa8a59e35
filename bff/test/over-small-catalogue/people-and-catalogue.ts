import type { TitleFilters } from '../../src/filters/title-filters.dto.js';
import type { Genre } from '../../src/genres/genre.dto.js';
import type { PersonCard } from '@sinima/api/people/person-card.dto';
import type { PersonDetail } from '../../src/people/person.dto.js';
import { read, slugs } from './small-api.js';

it.each([
  ['', ['kofi-mensah', 'sade-ojo', 'bola-ade']],
  ['?sort=name', ['bola-ade', 'kofi-mensah', 'sade-ojo']],
  ['?letter=S', ['sade-ojo']],
  ['?letter=x', []],
  ['?search=sade', ['sade-ojo']],
  ['?search=MENS', ['kofi-mensah']],
  ['?role=Director', ['sade-ojo']],
  ['?role=Cinematographer', ['kofi-mensah']],
  ['?role=actor&country=nigeria&sort=name', ['bola-ade', 'sade-ojo']],
  ['?role=all&country=all&sort=name', ['bola-ade', 'kofi-mensah', 'sade-ojo']],
  ['?country=Kenya', []],
])('people %s are %j', async (query, expected) => {
  expect(await slugs(`/api/people${query}`)).toEqual(expected);
});

it('people have all that is known of them', async () => {
  expect(await read<PersonDetail>('/api/people/slug/bola-ade')).toMatchObject({
    name: 'Bọ́lá Adé',
    birthYear: 1930,
    birthDate: '1930-05-01',
    deathDate: '2020-06-02',
    deathYear: 2020,
    creditCount: 2,
    roles: ['Actor'],
    bio: null,
    headshotUrl: null,
  });
});

it.each([
  ['sade-ojo', { deathDate: null, deathYear: null }],
  ['kofi-mensah', { deathDate: null, deathYear: 2003 }],
])(
  'people who have died in a year of which the day is not known have the year alone: %s',
  async (slug, death) => {
    expect(await read<PersonDetail>(`/api/people/slug/${slug}`)).toMatchObject(death);
  },
);

it('people are called after their credits where nobody said what they do', async () => {
  const people = await read<PersonCard[]>('/api/people?search=kofi');
  expect(people[0]?.roles).toEqual(['Actor', 'Cinematographer']);
});

it('the catalogue as a whole counts its titles, people and members, and of reviews those that are no samples', async () => {
  expect(await read('/api/stats')).toEqual({
    totalTitles: 34,
    totalPeople: 3,
    totalReviews: 0,
    totalMembers: 0,
  });
});

it('the catalogue as a whole knows by which countries, languages and decades it is filtered', async () => {
  const { countries, languages, decades } = await read<TitleFilters>('/api/filters/titles');
  expect(countries[0]).toEqual({ name: 'Ghana', titleCount: 30 });
  expect(countries.map(({ name }) => name)).toContain('South Africa');
  expect(languages[0]).toEqual({ name: 'Twi', titleCount: 30 });
  expect(decades.map(({ decade }) => decade)).toEqual([2020, 2010, 1990, 1980, 1970]);
});

it('the catalogue as a whole knows its genres by name, with how many titles each has', async () => {
  expect(await read<Genre[]>('/api/genres')).toEqual([
    { name: 'action', titleCount: 1 },
    { name: 'comedy', titleCount: 1 },
    { name: 'crime', titleCount: 1 },
    { name: 'drama', titleCount: 31 },
    { name: 'legal drama', titleCount: 1 },
    { name: 'romance', titleCount: 1 },
  ]);
});
