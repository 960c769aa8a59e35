/** @jest-environment node */
import type { HostRelease } from '@sinima/contracts/release';
import type { RemoteModule, RemotePage } from '@sinima/contracts/remote';
import { useText } from '@sinima/runtime';
import type { FastifyInstance } from 'fastify';
import { startShell } from '../test/start-shell.ts';

const facts = { scripts: [], total: 1, missing: 0, draft: 0 };

function Page() {
  return <h1>A page in {useText().language}</h1>;
}

const load: RemotePage['load'] = async () => ({
  default: Page,
  head: ({ text }) => ({
    title: `Title in ${text.language}`,
    feeds: ['songs.atom'],
    structuredData: [
      { '@type': 'Movie', '@id': '/mfe-title#film', url: '/mfe-title', image: '/cloth/a.svg' },
    ],
  }),
});

/** A remote with a page and a widget, as it was before and after it was translated. */
const remoteIn = (translations?: RemoteModule['translations']): RemoteModule => ({
  ...(translations && { translations }),
  pages: {
    page: { load },
  },
  widgets: { card: { load } },
});

const french = { fr: async () => ({ default: {} }) };

let server: FastifyInstance;

async function start(isTranslated: boolean): Promise<void> {
  server = await startShell({
    remote: () => remoteIn(isTranslated ? french : undefined),
    publicOrigin: 'https://sinima.example',
    prepare(releases) {
      const host = releases.release('shell', '5.0.0') as {
        -readonly [Key in keyof HostRelease]: HostRelease[Key];
      };
      host.translations = { fr: facts, ar: facts };
      const remote = releases.release('mfe-title', '1.0.0') as { translations?: HostRelease['translations'] };
      if (isTranslated) remote.translations = { fr: facts };
    },
  });
}

afterEach(() => server.close());

const get = async (url: string) => {
  const { body, statusCode } = await server.inject(url);
  return { body, statusCode };
};

/** The addresses of a page's languages, in the head. */
const alternatesIn = (body: string): string[] =>
  [...body.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
    ([, language, href]) => `${language} ${href}`,
  );

describe('a page of a remote that is translated', () => {
  beforeEach(() => start(true));

  it('a page under a prefix speaks the language, and so does the frame around it', async () => {
    const { statusCode, body } = await get('/fr/mfe-title');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^<!doctype html><html lang="fr">/);
    expect(body).toContain('Aller au contenu');
    expect(body).toContain('<title>Title in fr · Sinima</title>');
    expect(body).toMatch(/A page in (<!-- -->)?fr/);
    expect(body).not.toContain('lang="en" dir="ltr"');
    expect(body).toContain('<meta property="og:locale" content="fr_FR"');
  });

  it('it names itself and the same page in other languages', async () => {
    for (const address of ['/mfe-title', '/fr/mfe-title']) {
      expect(alternatesIn((await get(address)).body)).toEqual([
        'en https://sinima.example/mfe-title',
        'fr https://sinima.example/fr/mfe-title',
        'x-default https://sinima.example/mfe-title',
      ]);
    }
    expect((await get('/fr/mfe-title')).body).toContain(
      '<link rel="canonical" href="https://sinima.example/fr/mfe-title"',
    );
  });

  it('its feeds and the picture of its links are in the language', async () => {
    const { body } = await get('/fr/mfe-title');
    expect(body).toContain('type="application/atom+xml" href="/feeds/songs.atom?language=fr"');
    expect(body).toContain('content="https://sinima.example/social/site.png?language=fr"');
    const english = (await get('/mfe-title')).body;
    expect(english).toContain('href="/feeds/songs.atom"');
    expect(english).toContain('content="https://sinima.example/social/site.png"');
  });

  it('structured data lead to pages in the language; ids and pictures are the same in all', async () => {
    const { body } = await get('/fr/mfe-title');
    expect(body).toContain('"url":"https://sinima.example/fr/mfe-title"');
    expect(body).toContain('"@id":"https://sinima.example/mfe-title#film"');
    expect(body).toContain('"image":"https://sinima.example/cloth/a.svg"');
  });
});

describe('a page of a remote that is not translated, or no more', () => {
  beforeEach(() => start(false));

  it('its fragment is marked as English within the page', async () => {
    const { body } = await get('/fr/mfe-title');
    expect(body).toMatch(/^<!doctype html><html lang="fr">/);
    expect(body).toContain('Aller au contenu');
    expect(body).toMatch(/<div class="sh:contents" lang="en" dir="ltr"><h1>A page in (<!-- -->)?en/);
  });

  it('it is the English page to others, without languages', async () => {
    const { body } = await get('/fr/mfe-title');
    expect(alternatesIn(body)).toEqual([]);
    expect(body).toContain('<link rel="canonical" href="https://sinima.example/mfe-title"');
  });

  it('its head is the English page’s: locale, structured data, feeds', async () => {
    const { body } = await get('/fr/mfe-title');
    expect(body).toContain('<meta property="og:locale" content="en_US"');
    expect(body).toContain('"url":"https://sinima.example/mfe-title"');
    expect(body).toContain('href="/feeds/songs.atom"');
  });
});

describe('plain pages', () => {
  beforeEach(() => start(true));

  it.each([
    ['POST', '/sw/mfe-title', 405, 'sw', 'Hili haliruhusiwi hapa'],
    ['POST', '/fr/mfe-title', 405, 'fr', 'Ce n’est pas permis ici'],
    ['GET', `/pt/${'a'.repeat(5_000)}`, 414, 'pt', 'Este endereço é demasiado longo'],
    ['POST', '/mfe-title', 405, 'en', 'This is not allowed here'],
  ] as const)(
    '%s %.20s is refused in the language of the address',
    async (method, url, status, language, words) => {
      const { body, statusCode } = await server.inject({ method, url });
      expect(statusCode).toBe(status);
      expect(body).toContain(`<html lang="${language}" dir="ltr">`);
      expect(body).toContain(words);
      expect(body).toContain(`<a href="${language === 'en' ? '/' : `/${language}`}">`);
    },
  );
});

it('an address that nothing can have is not there in its language', async () => {
  await start(true);
  const { statusCode, body } = await get('/fr/%E0%A4%A');
  expect(statusCode).toBe(404);
  expect(body).toContain('<html lang="fr">');
  expect(body).toContain('Page introuvable');
});

describe('addresses with a prefix', () => {
  beforeEach(() => start(true));

  it.each([
    ['/fr', 200, 'fr'],
    ['/ar', 200, 'ar'],
    ['/frx', 404, 'en'],
    ['/en/mfe-title', 404, 'en'],
    ['/fr/nowhere', 404, 'fr'],
  ])('%s is answered with %i, in %s', async (address, status, language) => {
    const { statusCode, body } = await get(address);
    expect(statusCode).toBe(status);
    expect(body).toContain(`<html lang="${language}"`);
  });

  it('the page that says that nothing is there is the host’s in its locale, and no version of another', async () => {
    const { body } = await get('/fr/nowhere');
    expect(body).toContain('<meta property="og:locale" content="fr_FR"');
    expect(alternatesIn(body)).toEqual([]);
  });

  it('the home page is there in all languages of the host, and says which it is of', async () => {
    const { body } = await get('/ar');
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('"inLanguage":"ar"');
    expect(body).toContain('"url":"https://sinima.example/ar"');
    expect(alternatesIn(body).map((each) => each.split(' ')[0])).toEqual(['en', 'fr', 'ar', 'x-default']);
  });
});
