import type {
  AwardsBody,
  AwardsBodyDetail,
  AwardsHighlight,
  AwardsMention,
} from '../../src/awards/awards.dto.js';
import type { ListCard, ListDetail } from '../../src/lists/list.dto.js';
import type { Showing } from '../../src/titles/showing.dto.js';
import type { TheaterTitle } from '../../src/titles/title.dto.js';
import { idOf, read } from './small-api.js';

it('lists stand in the order of the editors, with their counts', async () => {
  expect(await read<ListCard[]>('/api/lists/public')).toMatchObject([
    { slug: 'late-films', name: 'Late Films', description: null, itemCount: 2, itemNoun: 'Movies' },
    { slug: 'two-people', description: 'They made films.', itemCount: 2, itemNoun: 'Directors' },
  ]);
});

it('lists have their items in the order of the editors', async () => {
  const films = await read<ListDetail>('/api/lists/slug/late-films');
  expect([films.titles.map(({ slug }) => slug), films.people]).toEqual([['one-vote', 'ajoke'], []]);
  const people = await read<ListDetail>('/api/lists/slug/two-people');
  expect([people.titles, people.people.map(({ slug }) => slug)]).toEqual([[], ['sade-ojo', 'bola-ade']]);
});

it('awards say in which years winners are known, newest first', async () => {
  expect(await read<AwardsBody[]>('/api/awards')).toMatchObject([
    { slug: 'star-awards', frequency: 'annual', usualMonth: 3, years: [2024, 2020] },
  ]);
});

it('awards have winners first, by year and category, and names for those who have no page', async () => {
  const { editions } = await read<AwardsBodyDetail>('/api/awards/slug/star-awards');
  expect(editions).toMatchObject([
    { year: 2024, categories: [{ name: 'Best Director' }] },
    {
      year: 2020,
      categories: [
        {
          name: 'Best Movie',
          source: 'https://example.org/2020',
          nominees: [
            { won: true, title: { slug: 'ajoke' }, work: null, person: null, name: null },
            { won: false, title: null, work: 'A Film That Is Not Here', person: null, name: null },
          ],
        },
      ],
    },
  ]);
});

it('awards have whole editions on pages', async () => {
  expect(await read('/api/awards/slug/star-awards')).toMatchObject({ page: 1, pageCount: 1 });
  expect(await read('/api/awards/slug/star-awards?page=2')).toMatchObject({ page: 2, editions: [] });
});

it('awards can be asked for one year', async () => {
  const { editions } = await read<AwardsBodyDetail>('/api/awards/slug/star-awards?year=2020');
  expect(editions.map(({ year }) => year)).toEqual([2020]);
});

it('awards are known of a title and of a person, newest first', async () => {
  const ofTitle = await read<AwardsMention[]>(`/api/titles/${await idOf('titles', 'ajoke')}/awards`);
  expect(ofTitle.map(({ year, category, won }) => [year, category, won])).toEqual([
    [2024, 'Best Director', true],
    [2020, 'Best Movie', true],
  ]);
  const ofPerson = await read<AwardsMention[]>(`/api/people/${await idOf('people', 'sade-ojo')}/awards`);
  expect(ofPerson).toMatchObject([{ award: 'Star Awards', year: 2024, title: { slug: 'ajoke' } }]);
  expect(await read(`/api/titles/${await idOf('titles', 'not-yet')}/awards`)).toEqual([]);
});

it('awards have highlights of 2024', async () => {
  expect(await read<AwardsHighlight[]>('/api/awards/highlights')).toMatchObject([
    { label: 'Best Director', awardSlug: 'star-awards', person: { slug: 'sade-ojo' } },
  ]);
});

it('theaters show titles in the order of the editors, with all their cinemas and times', async () => {
  const titles = await read<TheaterTitle[]>('/api/titles/theaters');
  expect(titles).toMatchObject([
    {
      slug: 'one-vote',
      theaterLocations: ['Sample Hall, Nairobi', 'Sample House, Lagos'],
      showtimes: ['14:30', '18:00'],
      showingsAreSample: true,
    },
    { slug: 'ajoke', theaterLocations: ['Sample House, Lagos'], showtimes: ['20:00'] },
  ]);
});

it('theaters can be asked for one city', async () => {
  const titles = await read<TheaterTitle[]>('/api/titles/theaters?city=Nairobi');
  expect(titles).toMatchObject([
    { slug: 'one-vote', theaterLocations: ['Sample Hall, Nairobi'], showtimes: ['14:30', '18:00'] },
  ]);
  expect(await read('/api/titles/theaters?city=Cairo')).toEqual([]);
  expect(await read<TheaterTitle[]>('/api/titles/theaters?city=all')).toHaveLength(2);
});

it('theaters tell the times of a title in the zone, and prices in the money, of each city', async () => {
  const showings = await read<Showing[]>(`/api/titles/${await idOf('titles', 'one-vote')}/showtimes`);
  expect(showings).toMatchObject([
    { city: 'Nairobi', country: 'Kenya', timeZone: 'Africa/Nairobi', price: 900, currency: 'KES' },
    { city: 'Lagos', timeZone: 'Africa/Lagos', chain: null, price: null, currency: 'NGN' },
  ]);
});
