/** @jest-environment node */
import { createText } from '@sinima/runtime/host';
import { factsOfTitle, shareText } from './shared-record.ts';
import { shareWays } from './share-ways.ts';

const english = createText('en');

const film = {
  releaseYear: 1992,
  countries: ['Nigeria', 'Ghana'],
  bayesianRating: 8.14,
  ratingIsSample: false,
};

it.each([
  ['with a rating that people gave', {}, ' (1992), Nigeria, rated 8.1 out of 10'],
  ['without one of samples', { ratingIsSample: true }, ' (1992), Nigeria'],
  ['without one that is not known', { bayesianRating: null }, ' (1992), Nigeria'],
  ['without a year', { releaseYear: null, bayesianRating: null }, ', Nigeria'],
  ['by name alone', { releaseYear: null, countries: [], bayesianRating: null }, ''],
])('a title is shared %s', (_how, change, facts) => {
  expect(factsOfTitle({ ...film, ...change }, english)).toBe(facts);
});

const record = { name: 'Lionheart & Co*', facts: ' (2018), Nigeria', path: '/title/lionheart' };
const url = 'https://sinima.example/title/lionheart';

it('a page is told in one line, and the links carry it as it is', () => {
  expect(shareText(record, english)).toBe('Lionheart & Co* (2018), Nigeria – on Sinima');
  const ways = Object.fromEntries(
    shareWays(record, url, english).map(({ label, address }) => [label, address]),
  );
  expect(new URL(ways.WhatsApp ?? '').searchParams.get('text')).toBe(
    `*Lionheart & Co* (2018), Nigeria – on Sinima\n${url}`,
  );
  expect(new URL(ways.Telegram ?? '').searchParams.get('url')).toBe(url);
  expect(new URL(ways.X ?? '').searchParams.get('text')).toBe(shareText(record, english));
  expect(ways.Mail).toMatch(/^mailto:\?subject=Lionheart%20%26%20Co/);
});
