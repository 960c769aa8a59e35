/** @jest-environment node */
import { languageCodes, type Language } from '@sinima/contracts/languages';
import Fastify, { type FastifyInstance } from 'fastify';
import type { BffReader } from '../api-reads/bff-client.ts';
import type { DeclaredRemote } from '../composition/declared-routes.ts';
import { declaredBy, siteOfEachKind, ownedPages } from '../test/declared-site.ts';
import { serveSitemaps } from './sitemap-route.ts';

const site = 'https://sinima.example';
/** Return a catalogue of so many titles and two people. */
function catalogue(titles: number): BffReader {
  return async (address) => {
    const { pathname, searchParams } = new URL(address, 'http://bff');
    if (pathname === '/api/stats')
      return { totalTitles: titles, totalPeople: 2, totalReviews: 0, totalMembers: 0 };
    if (pathname === '/api/people') return [{ slug: 'ada' }, { slug: 'b&b' }];
    if (pathname === '/api/festivals') return [{ slug: 'durban' }];
    if (pathname === '/api/lists/public' || pathname === '/api/awards') return [];
    const [page, pageSize] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
    const first = (page - 1) * pageSize;
    const count = Math.max(0, Math.min(pageSize, titles - first));
    return Array.from({ length: count }, (_unused, index) => ({ slug: `t${first + index + 1}` }));
  };
}

let server: FastifyInstance;
let origin: string;
let reads: number;

async function start(
  read: BffReader,
  declared: readonly DeclaredRemote[] = siteOfEachKind(),
  languagesOf: (remote: string | undefined) => readonly Language[] = () => ['en'],
): Promise<void> {
  reads = 0;
  server = Fastify();
  serveSitemaps(server, {
    read: (address, signal) => {
      reads += 1;
      return read(address, signal);
    },
    declared: () => declared,
    originOf: () => site,
    languagesOf,
  });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
}

afterEach(() => server.close());

async function get(path: string) {
  const response = await fetch(origin + path);
  const text = await response.text();
  const addresses = Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) =>
    address.replace(site, ''),
  );
  return { status: response.status, headers: response.headers, text, addresses };
}

describe('what robots are told', () => {
  it('robots.txt says where robots may not go, and where the sitemap is', async () => {
    await start(catalogue(1));
    const { text, headers } = await get('/robots.txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /search',
      'Disallow: /fr/search',
      'Disallow: /ar/search',
      'Disallow: /pt/search',
      'Disallow: /sw/search',
      '',
      `Sitemap: ${site}/sitemap.xml`,
      '',
    ]);
  });

  it('sitemap.xml names the sitemaps that there are, a thousand addresses in each', async () => {
    await start(catalogue(2_001));
    const { addresses, headers } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    expect(addresses).toEqual(
      ['pages', 'lists', 'festivals', 'awards', 'titles-1', 'titles-2', 'titles-3', 'people-1'].map(
        (name) => `/sitemaps/${name}.xml`,
      ),
    );
  });

  it('every title is on one of the sitemaps', async () => {
    await start(catalogue(1_234));
    const [first, second] = [await get('/sitemaps/titles-1.xml'), await get('/sitemaps/titles-2.xml')];
    expect([first.addresses.length, second.addresses.length]).toEqual([1_000, 234]);
    expect(new Set([...first.addresses, ...second.addresses]).size).toBe(1_234);
    expect(second.addresses.at(-1)).toBe('/title/t1234');
  });

  it('sitemaps name every page that is the same for all, but for the search', async () => {
    await start(catalogue(1));
    expect((await get('/sitemaps/pages.xml')).addresses).toEqual(['/', '/about', '/api-docs']);
  });

  it.each([
    ['people-1', ['/person/ada', '/person/b%26b']],
    ['festivals', ['/festivals/durban']],
    ['lists', []],
  ])('sitemaps name %s', async (name, addresses) => {
    await start(catalogue(1));
    const answer = await get(`/sitemaps/${name}.xml`);
    expect([answer.status, answer.addresses]).toEqual([200, addresses]);
  });

  it('a sitemap is read once and then cached', async () => {
    await start(catalogue(150));
    await Promise.all([get('/sitemaps/titles-1.xml'), get('/sitemaps/titles-1.xml')]);
    await get('/sitemaps/titles-1.xml');
    expect(reads).toBe(2);
  });

  it.each(['titles-2', 'titles-0', 'titles-11', 'titles-x', 'toString', 'nothing'])(
    'there is no sitemap called %s',
    async (name) => {
      await start(catalogue(150));
      expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404);
    },
  );

  it('a sitemap says to come again while the data cannot be read', async () => {
    await start(async () => {
      throw new Error('The BFF answers 503.');
    });
    const { status, headers } = await get('/sitemap.xml');
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '60',
    ]);
  });
});

describe('sitemaps that remotes declare', () => {
  const soundtracks = (more: object) => ({
    'mfe-soundtracks': ownedPages(
      { paths: ['/soundtracks'] },
      { paths: ['/soundtrack/:slug'], sitemap: { name: 'soundtracks', api: '/api/soundtracks', ...more } },
    ),
  });
  const titles = {
    'mfe-title': ownedPages({
      paths: ['/title/:slug'],
      sitemap: { name: 'titles', api: '/api/titles', count: { api: '/api/stats', field: 'totalTitles' } },
    }),
  };
  const withSoundtracks =
    (answer: unknown): BffReader =>
    async (address) =>
      address.startsWith('/api/soundtracks') ? answer : catalogue(150)(address);

  it('a sitemap is made of the list that a remote declares; items without a slug are left out', async () => {
    const items = [{ slug: 'a' }, { title: 'b' }, null, { slug: '' }, { slug: 'c d' }];
    await start(withSoundtracks(items), declaredBy({ ...soundtracks({}), ...titles }));
    expect((await get('/sitemap.xml')).addresses).toEqual(
      ['pages', 'soundtracks', 'titles-1'].map((name) => `/sitemaps/${name}.xml`),
    );
    expect((await get('/sitemaps/soundtracks.xml')).addresses).toEqual([
      '/soundtrack/a',
      '/soundtrack/c%20d',
    ]);
    expect((await get('/sitemaps/pages.xml')).addresses).toEqual(['/', '/soundtracks']);
  });

  it('a sitemap leaves out the items that its remote says', async () => {
    const items = [{ slug: 'a', isStub: true }, { slug: 'b', isStub: false }, { slug: 'c' }, null];
    await start(withSoundtracks(items), declaredBy(soundtracks({ unless: 'isStub' })));
    expect((await get('/sitemaps/soundtracks.xml')).addresses).toEqual(['/soundtrack/b', '/soundtrack/c']);
  });

  it.each([
    ['a list that is none', { nothing: true }, {}],
    ['nothing', undefined, {}],
    ['no count', [], { count: { api: '/api/soundtracks/count', field: 'all' } }],
  ])('a sitemap of one remote that gets %s takes no other away', async (_what, answer, more) => {
    await start(withSoundtracks(answer), declaredBy({ ...soundtracks(more), ...titles }));
    const index = await get('/sitemap.xml');
    expect([index.status, index.addresses]).toEqual([
      200,
      expect.arrayContaining(['/sitemaps/titles-1.xml']),
    ]);
    expect((await get('/sitemaps/titles-1.xml')).addresses).toHaveLength(150);
    expect((await get('/sitemaps/pages.xml')).status).toBe(200);
    expect((await get('/sitemaps/soundtracks.xml')).status).toBeGreaterThanOrEqual(404);
  });

  it('of two remotes that declare a sitemap of one name, the first has it, and both keep the others', async () => {
    const second = ownedPages(
      { paths: ['/copy/:slug'], sitemap: { name: 'titles', api: '/api/people' } },
      { paths: ['/copy-person/:slug'], sitemap: { name: 'copies', api: '/api/people' } },
    );
    await start(catalogue(2), declaredBy({ ...titles, 'mfe-copy': second }));
    expect((await get('/sitemaps/titles-1.xml')).addresses).toEqual(['/title/t1', '/title/t2']);
    expect((await get('/sitemaps/copies.xml')).addresses).toHaveLength(2);
  });

  it('a page that is closed to robots closes no page of another remote', async () => {
    const closing = (path: string) => ownedPages({ paths: [path], sitemap: 'closed' });
    await start(
      catalogue(2),
      declaredBy({ ...titles, 'mfe-a': closing('/titl'), 'mfe-b': closing('/inside/:slug') }),
    );
    const { text } = await get('/robots.txt');
    expect(text.match(/^Disallow: .*/gm)?.slice(0, 3)).toEqual([
      'Disallow: /api/',
      'Disallow: /inside/',
      'Disallow: /fr/inside/',
    ]);
    expect((await get('/sitemaps/pages.xml')).addresses).toEqual(['/']);
  });
});

describe('languages in sitemaps', () => {
  const inFrench = (remote: string | undefined): readonly Language[] =>
    remote === 'mfe-untranslated' ? ['en'] : ['en', 'fr', 'ar'];

  /** The languages that each address names, by address. */
  const versionsIn = (xml: string): Record<string, string[]> =>
    Object.fromEntries(
      Array.from(xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g), ([, address = '', links = '']) => [
        address,
        Array.from(
          links.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="(.*?)"\/>/g),
          ([, language, href]) => `${language} ${href}`,
        ),
      ]),
    );

  it('each language of a page has an entry, which names all of them and itself, in namespaces that are declared', async () => {
    await start(catalogue(1), siteOfEachKind(), inFrench);
    const { text } = await get('/sitemaps/people-1.xml');
    expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    const versions = versionsIn(text);
    const ofAda = ['/person/ada', '/fr/person/ada', '/ar/person/ada'].map((path) => site + path);
    expect(Object.keys(versions).slice(0, 3)).toEqual(ofAda);
    for (const address of ofAda) {
      expect(versions[address]).toEqual([
        `en ${ofAda[0]}`,
        `fr ${ofAda[1]}`,
        `ar ${ofAda[2]}`,
        `x-default ${ofAda[0]}`,
      ]);
    }
    for (const [address, links] of Object.entries(versions)) {
      for (const link of links) {
        const [, named = ''] = link.split(' ');
        expect(versions[named]?.some((back) => back.endsWith(` ${address}`))).toBe(true);
      }
    }
  });

  it('a page of a remote that is not translated has its English address alone; the home page is the host’s', async () => {
    const declared = declaredBy({ 'mfe-untranslated': ownedPages({ paths: ['/songs'] }) });
    await start(catalogue(1), declared, inFrench);
    const versions = versionsIn((await get('/sitemaps/pages.xml')).text);
    expect(Object.keys(versions)).toEqual(['/', '/fr', '/ar', '/songs'].map((path) => site + path));
    expect(versions[`${site}/songs`]).toEqual([]);
  });

  it('no sitemap is larger than search engines take, in all languages and with long addresses', async () => {
    const slug = 'ọ̀nà-'.repeat(10);
    const items = Array.from({ length: 12_000 }, (_unused, at) => ({ slug: `${slug}${at}` }));
    const declared = declaredBy({
      'mfe-songs': ownedPages({ paths: ['/song/:slug'], sitemap: { name: 'songs', api: '/api/songs' } }),
    });
    await start(
      async (address) => (address === '/api/songs' ? items : undefined),
      declared,
      () => languageCodes,
    );
    const { text, addresses } = await get('/sitemaps/songs.xml');
    expect(addresses.length).toBeGreaterThan(1_000);
    expect(addresses.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(50 * 1024 * 1024);
  });
});
