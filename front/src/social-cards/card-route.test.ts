/** @jest-environment node */
import path from 'node:path';
import type { PersonDetail, TitleDetail } from '@sinima/contracts/api';
import { besidePages, languageCodes } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import Fastify, { type FastifyInstance } from 'fastify';
import type { BffReader } from '../api-reads/bff-client.ts';
import { siteOfEachKind } from '../test/declared-site.ts';
import { serveCards } from './card-route.ts';
import { cardPainter, type CardPainter } from './paint-card.ts';

const fonts = path.resolve(__dirname, '../../../ui-kit/src/fonts');
const paint = cardPainter(
  ['sinima-headline.woff2', 'sinima-text.woff2'].map((font) => path.join(fonts, font)),
);

const known: Record<string, Partial<TitleDetail & PersonDetail & { city: string }>> = {
  '/api/titles/slug/omo-ghetto': {
    slug: 'omo-ghetto',
    displayTitle: 'Ọmọ Ghetto',
    type: 'MOVIE',
    releaseYear: 2010,
    countries: ['Nigeria'],
    genres: ['comedy'],
  },
  '/api/people/slug/kemi-adetiba': {
    slug: 'kemi-adetiba',
    name: 'Kemi Adétiba',
    roles: ['Director'],
    country: 'Nigeria',
  },
  '/api/festivals/slug/fespaco': {
    slug: 'fespaco',
    name: 'FESPACO',
    city: 'Ouagadougou',
    country: 'Burkina Faso',
  },
  '/api/festivals/slug/carthage': {
    slug: 'carthage',
    name: 'Carthage Film Festival',
    city: 'Tunis',
    country: 'Tunisia',
  },
};

let server: FastifyInstance;
let origin: string;
let requested: string[];
let painting: { now: number; most: number };

async function start(read: BffReader, painter: CardPainter = paint): Promise<void> {
  requested = [];
  painting = { now: 0, most: 0 };
  server = Fastify();
  serveCards(server, {
    declared: siteOfEachKind,
    read: (address, signal) => {
      requested.push(address);
      return read(address, signal);
    },
    paint: async (subject) => {
      painting.now += 1;
      painting.most = Math.max(painting.most, painting.now);
      const card = await painter(subject);
      painting.now -= 1;
      return card;
    },
  });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
}

beforeEach(() => start(async (address) => known[address]));
afterEach(() => server.close());

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + address, { headers });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}
/** Width and height, as a PNG says them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('a social card', () => {
  it.each([
    ['a title', paths.card('title', 'omo-ghetto')],
    ['a person', paths.card('person', 'kemi-adetiba')],
    ['a festival', paths.card('festival', 'fespaco')],
    ['any other page', paths.siteCard()],
  ])('social card of %s is a PNG of 1200 by 630', async (_what, address) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(sizeOf(body)).toEqual([1200, 630]);
  });

  it('social card is painted once, and is not sent again to a client that has it', async () => {
    const first = await get(paths.card('title', 'omo-ghetto'));
    const again = await get(paths.card('title', 'omo-ghetto'), {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(requested).toHaveLength(1);
  });

  it.each([
    ['a festival', paths.card('festival', 'carthage')],
    ['any other page', paths.siteCard()],
  ])('social card of %s is another picture in each language', async (_what, address) => {
    const answers = await Promise.all(languageCodes.map((language) => get(besidePages(language, address))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(sizeOf(body)).toEqual([1200, 630]);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(5);
  });

  it('social card in Arabic is not sent again to a client that has it', async () => {
    const address = besidePages('ar', paths.card('title', 'omo-ghetto'));
    const etag = (await get(address)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['de', 'AR', '<script>', 'ar&language=fr', '__proto__'])(
    'social card in a language that the site does not have (%s) is the English one',
    async (language) => {
      const english = await get(paths.card('title', 'omo-ghetto'));
      const answer = await get(`${paths.card('title', 'omo-ghetto')}?language=${language}`);
      expect(answer.headers.get('etag')).toBe(english.headers.get('etag'));
    },
  );

  it('social card is read once where many request it at the same time', async () => {
    const address = paths.card('person', 'kemi-adetiba');
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(address)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(requested).toHaveLength(1);
  });

  it('social card is painted while no other is', async () => {
    await Promise.all([
      get(paths.card('title', 'omo-ghetto')),
      get(paths.card('person', 'kemi-adetiba')),
      get(paths.siteCard()),
    ]);
    expect(painting.most).toBe(1);
  });

  it.each([
    ['a title that is not there', paths.card('title', 'no-such-film')],
    ['a kind that is not there', '/social/review/x.png'],
    ['another ending', '/social/title/omo-ghetto.jpg'],
  ])('social card is not there for %s', async (_what, address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('social card reads a slug as it is written, whatever is in it', async () => {
    await get(paths.card('title', 'a/b?c'));
    expect(requested).toEqual(['/api/titles/slug/a%2Fb%3Fc']);
  });

  it('social card says to come again while the data cannot be read, and is then painted', async () => {
    let isDown = true;
    await server.close();
    await start(async (address) => {
      if (isDown) throw new Error('The BFF answers 503.');
      return known[address];
    });
    const answer = await get(paths.card('title', 'omo-ghetto'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    isDown = false;
    expect((await get(paths.card('title', 'omo-ghetto'))).status).toBe(200);
  });
});
