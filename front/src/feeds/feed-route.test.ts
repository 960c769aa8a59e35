/** @jest-environment node */
import type { FeedDeclaration } from '@sinima/contracts/feed';
import Fastify, { type FastifyInstance } from 'fastify';
import type { BffReader } from '../api-reads/bff-client.ts';
import { declaredBy, ownedPages } from '../test/declared-site.ts';
import { serveFeeds } from './feed-route.ts';

const site = 'https://sinima.example';

const songs: FeedDeclaration = {
  name: 'songs',
  format: 'atom',
  title: 'New songs',
  titles: { fr: 'Nouvelles chansons' },
  api: '/api/songs?sort=new',
  entries: [{ each: '[]', title: '{name}', path: '/song/{slug}?of={slug}', text: '{words}', date: 'year' }],
};
const singer: FeedDeclaration = {
  name: 'singer',
  format: 'atom',
  title: '{name}',
  api: '/api/singers/{id}/songs',
  subject: '/api/singers/slug/{slug}',
  entries: [
    { each: 'songs', title: '{songs.name} of {by}', path: '/song/{songs.slug}', date: 'songs.year' },
    { each: 'friends', title: '{friends.name}', path: '/singer/{friends.slug}' },
  ],
};
const ofPlace: FeedDeclaration = {
  ...songs,
  name: 'place',
  title: 'Songs: {slug}',
  api: '/api/songs?place={place}',
};
const years: FeedDeclaration = {
  ...songs,
  name: 'prizes',
  api: '/api/prizes',
  entries: [
    { each: '[].years', title: '{name} {years}', path: '/prizes/{slug}?year={years}', date: 'years' },
  ],
};
const concerts: FeedDeclaration = { ...songs, name: 'concerts', format: 'ics', api: '/api/concerts' };

const known: Record<string, unknown> = {
  '/api/songs?sort=new': [
    { slug: 'old', name: 'Old', year: 1960, words: null },
    { slug: 'a&b', name: 'Tom & "Jerry" <live>\u0001', year: 2020, words: 'It’s <b>bold</b> & new' },
    { slug: 'dated', name: 'Àjọ̀kẹ́', year: '2020-05-06' },
    { slug: null, name: 'Without an address', year: 2020 },
    { slug: 'undated', name: 'Undated', year: '2020-02-31' },
  ],
  '/api/singers/ada/songs': {
    by: 'Ada',
    songs: [
      { slug: 'one', name: 'One', year: 2001 },
      { slug: 'one', name: 'One', year: 2001 },
    ],
    friends: [{ slug: 'ben', name: 'Ben' }],
  },
  '/api/singers/slug/ada': { name: 'Ada & Co' },
  "/api/songs?place=C%C3%B4te%20d'Ivoire": [{ slug: 'x', name: 'X', year: 2000 }],
  '/api/songs?place=Atlantis': [],
  '/api/prizes': [
    { slug: 'a', name: 'A', years: [2023, 2021] },
    { slug: 'b', name: 'B', years: [2022] },
  ],
  '/api/concerts': [{ slug: 'x', name: 'X', year: '2024-12-31' }],
};

let server: FastifyInstance;

function start(read: BffReader = async (path) => known[path]): void {
  server = Fastify({ logger: false });
  serveFeeds(server, {
    read,
    declared: () =>
      declaredBy({
        'mfe-songs': ownedPages(
          { paths: ['/songs'], feeds: [songs, ofPlace, years, concerts] },
          { paths: ['/singer/:slug'], feeds: [singer] },
        ),
      }),
    originOf: () => site,
  });
}

beforeEach(() => start());
afterEach(() => server.close());

const get = (url: string, headers = {}) => server.inject({ url, headers });

/** Return what stands between these tags. */
const all = (xml: string, tag: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${tag}>(.*?)</`, 'g')), ([, text = '']) => text);

it('a feed has its entries newest first, and is dated as the newest', async () => {
  const { body, headers } = await get('/feeds/songs.atom');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(all(body, 'id')).toEqual([
    `${site}/feeds/songs.atom`,
    `${site}/song/dated?of=dated`,
    `${site}/song/a%26b?of=a%26b`,
    `${site}/song/undated?of=undated`,
    `${site}/song/old?of=old`,
  ]);
  expect(all(body, 'updated')).toEqual([
    '2020-05-06T00:00:00Z',
    '2020-05-06T00:00:00Z',
    '2020-01-01T00:00:00Z',
    '1970-01-01T00:00:00Z',
    '1960-01-01T00:00:00Z',
  ]);
});

it('what stands in a feed is escaped, without characters that XML cannot have', async () => {
  const { body } = await get('/feeds/songs.atom');
  expect(all(body, 'title')).toContain('Tom &amp; &quot;Jerry&quot; &lt;live&gt;');
  expect(all(body, 'summary xml:lang="en"')).toEqual(['It’s &lt;b&gt;bold&lt;/b&gt; &amp; new']);
});

it('the feed of a record is called as the record, with each entry once, of all its lists', async () => {
  const { body } = await get('/feeds/singer/ada.atom');
  expect(all(body, 'title')).toEqual(['Ada &amp; Co · Sinima', 'One of Ada', 'Ben']);
  expect(body).toContain(`<link rel="alternate" type="text/html" href="${site}/singer/ada"/>`);
  expect(body).toContain(
    `<link rel="self" type="application/atom+xml" href="${site}/feeds/singer/ada.atom"/>`,
  );
});

it('a feed in another language has its title, leads to its pages, and says what is English in it', async () => {
  const { body } = await get('/feeds/songs.atom?language=fr');
  expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">');
  expect(all(body, 'title')[0]).toBe('Nouvelles chansons · Sinima');
  expect(body).toContain(`href="${site}/feeds/songs.atom?language=fr"`);
  expect(body).toContain(`<link rel="alternate" type="text/html" href="${site}/fr/songs"/>`);
  expect(body).toContain(`<link href="${site}/fr/song/a%26b?of=a%26b"/>`);
  expect(body).toContain('<summary xml:lang="en">It’s');
});

it.each([
  ['/feeds/songs.atom', 'en'],
  ['/feeds/songs.atom?language=sw', 'en'],
  ['/feeds/songs.atom?language=xx', 'en'],
  ['/feeds/singer/ada.atom?language=sw', 'sw'],
])('the title of %s is in %s', async (address, language) => {
  expect((await get(address)).body).toContain(`xml:lang="${language}">`);
});

it('a feed has an entry for each item of the lists in a list', async () => {
  const { body } = await get('/feeds/prizes.atom');
  expect(all(body, 'title').slice(1)).toEqual(['A 2023', 'B 2022', 'A 2021']);
});

it('a feed by a filter is called as the filter', async () => {
  const { body, statusCode } = await get(`/feeds/place/${encodeURIComponent("Côte d'Ivoire")}.atom`);
  expect([statusCode, all(body, 'title')[0]]).toEqual([200, 'Songs: Côte d&#39;Ivoire · Sinima']);
});

it.each([
  '/feeds/nothing.atom',
  '/feeds/songs.ics',
  '/feeds/songs/slug.atom',
  '/feeds/singer.atom',
  '/feeds/singer/nobody.atom',
  '/feeds/place/Atlantis.atom',
  '/feeds/toString.atom',
])('there is no feed at %s', async (address) => {
  expect((await get(address)).statusCode).toBe(404);
});

it('a calendar that a remote declares is one', async () => {
  const { body, headers } = await get('/feeds/concerts.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain('DTSTART;VALUE=DATE:20241231\r\nDTEND;VALUE=DATE:20250101\r\n');
});

it('a reader that has the feed gets no second copy', async () => {
  const { etag } = (await get('/feeds/songs.atom')).headers;
  const again = await get('/feeds/songs.atom', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('a feed says to come again while the data cannot be read', async () => {
  await server.close();
  start(async () => {
    throw new Error('The BFF answers 503.');
  });
  const { statusCode, headers } = await get('/feeds/songs.atom');
  expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '60']);
});
