/** @jest-environment node */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { BffReader } from '../api-reads/bff-client.ts';
import { siteOfEachKind } from '../test/declared-site.ts';
import { serveEmbeds } from './embed-routes.ts';

const site = 'https://sinima.example';
const known: Record<string, unknown> = {
  '/api/titles/slug/lionheart': {
    slug: 'lionheart',
    displayTitle: '"Lion" <Heart> & co',
    releaseYear: 2018,
    type: 'MOVIE',
    countries: ['Nigeria'],
    genres: ['drama'],
  },
  '/api/people/slug/ada': { slug: 'ada', name: 'Ada', roles: ['Actor'], country: 'Ghana' },
};

let server: FastifyInstance;

function start(read: BffReader = async (path) => known[path]): void {
  server = Fastify({ logger: false });
  serveEmbeds(server, { read, declared: siteOfEachKind, originOf: () => site });
}

beforeEach(() => start());
afterEach(() => server.close());

const ask = async (query: Record<string, string>) => server.inject({ url: '/oembed', query });

describe('an embedded card', () => {
  it('says what is known, escaped, and leads to the page in another tab', async () => {
    const { body, statusCode } = await server.inject('/embed/title/lionheart');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>&quot;Lion&quot; &lt;Heart&gt; &amp; co</h1><p>2018 · Film · Nigeria</p>');
    expect(body).toContain(`<a href="${site}/title/lionheart" target="_blank" rel="noopener">`);
    expect(body).not.toContain('<script');
  });

  it('speaks the language that is asked for, and leads to the page in it', async () => {
    const { body } = await server.inject('/embed/title/lionheart?language=sw');
    expect(body).toContain('<html lang="sw" dir="ltr">');
    expect(body).toContain('<p>2018 · Filamu · Nigeria</p>');
    expect(body).toContain(`<a href="${site}/sw/title/lionheart"`);
    expect((await server.inject('/embed/person/ada?language=ar')).body).toContain(
      '<html lang="ar" dir="rtl">',
    );
  });

  it('has the initials of a person on their cloth', async () => {
    const { body } = await server.inject('/embed/person/ada');
    expect(body).toContain('<b aria-hidden="true">A</b>');
    expect(body).toContain('src="/cloth/portrait/ada.svg?');
  });

  it('may stand in frames of all sites, and runs nothing but its own style', async () => {
    const { body, headers } = await server.inject('/embed/person/ada');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "img-src 'self'",
        `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
        'frame-ancestors *',
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|script-src/);
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it.each(['/embed/title/nothing', '/embed/nothing/lionheart', '/embed/constructor/x'])(
    'there is none at %s',
    async (address) => {
      expect((await server.inject(address)).statusCode).toBe(404);
    },
  );

  it('says to come again while the record cannot be read', async () => {
    await server.close();
    start(async () => {
      throw new Error('The BFF answers 503.');
    });
    const { statusCode, headers } = await server.inject('/embed/title/lionheart');
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
  });
});

describe('oEmbed', () => {
  it('answers with the frame of the card', async () => {
    const { body, headers } = await ask({ url: `${site}/title/lionheart?tab=reviews` });
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body)).toEqual({
      version: '1.0',
      type: 'rich',
      title: '"Lion" <Heart> & co',
      provider_name: 'Sinima',
      provider_url: site,
      cache_age: 3600,
      thumbnail_url: `${site}/social/title/lionheart.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
      width: 480,
      height: 160,
      html: `<iframe src="${site}/embed/title/lionheart" width="480" height="160" style="border:0;max-width:100%" title="&quot;Lion&quot; &lt;Heart&gt; &amp; co · Sinima" loading="lazy"></iframe>`,
    });
  });

  it('a page in another language is embedded in it', async () => {
    const { body, statusCode } = await ask({ url: `${site}/sw/title/lionheart` });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      thumbnail_url: `${site}/social/title/lionheart.png?language=sw`,
      html: expect.stringContaining(`src="${site}/embed/title/lionheart?language=sw"`),
    });
  });

  it('a page below that of a record is embedded as the record', async () => {
    const { body } = await ask({ url: `${site}/title/lionheart/cast` });
    expect(JSON.parse(body)).toMatchObject({ thumbnail_url: `${site}/social/title/lionheart.png` });
  });

  it.each([
    ['300', '100', 300, 100],
    ['9000', '9000', 480, 160],
    ['-1', 'x', 480, 160],
  ])('a frame is no larger than %s by %s', async (maxwidth, maxheight, width, height) => {
    const { body } = await ask({ url: `${site}/person/ada`, maxwidth, maxheight });
    expect(JSON.parse(body)).toMatchObject({ width, height });
  });

  it.each([
    ['another site', 'https://elsewhere.example/title/lionheart'],
    ['no address', 'lionheart'],
    ['a page of no record', `${site}/about`],
    ['a record that is not there', `${site}/title/nothing`],
  ])('has nothing for %s', async (_what, url) => {
    expect((await ask({ url })).statusCode).toBe(404);
  });

  it('answers in JSON alone', async () => {
    expect((await ask({ url: `${site}/title/lionheart`, format: 'xml' })).statusCode).toBe(501);
    expect((await ask({})).statusCode).toBe(404);
  });
});
