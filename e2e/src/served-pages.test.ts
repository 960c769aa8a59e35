/** Every page as the server sends it: what it says, leads to and tells about itself, without a browser. */
import { sitePages } from './site/site-pages.ts';
import { shown, textOf, type ServedPage } from './site/served-page.ts';
import { expect, test } from './site/site-test.ts';
import { tagsOf } from './site/test-tags.ts';

const PAUSE = 'This part of the site is taking a break';

/** Return the content of a tag in the head. */
function metaOf({ document }: ServedPage, name: string): string | null | undefined {
  return document
    .querySelector(`head meta[property="${name}"], head meta[name="${name}"]`)
    ?.getAttribute('content');
}

/** Return the width and height that a PNG says it has. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

for (const { name, address, heading, link } of sitePages) {
  test(
    `${name} is served with heading, links, header, footer, canonical address and card`,
    { tag: tagsOf({ address }) },
    async ({ served, request, baseURL }) => {
      const page = await served(address);
      expect(page.status).toBe(200);
      expect(shown(page.main, 'h1', heading)).toHaveLength(1);
      if (link !== undefined) {
        const targets = shown(page.main, 'a', link.name).map((one) => one.getAttribute('href'));
        const wanted = typeof link.href === 'string' ? link.href : expect.stringMatching(link.href);
        expect(targets).toContainEqual(wanted);
      }
      expect(shown(page.header, 'a', 'Movies').length).toBeGreaterThan(0);
      expect(textOf(page.footer)).toContain('Sinima. All rights reserved.');
      expect(textOf(page.document.body)).not.toContain(PAUSE);

      const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
      expect(canonical).toMatch(new RegExp(`^${baseURL}`));
      expect(metaOf(page, 'og:url')).toBe(canonical);
      expect((await request.get(canonical)).status()).toBe(200);
      expect(metaOf(page, 'og:title')).toMatch(/./);
      expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
      const image = await request.get(metaOf(page, 'og:image') ?? '');
      expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
      expect(sizeOf(await image.body())).toEqual([1200, 630]);
    },
  );
}

test('home is served with all its parts', async ({ served }) => {
  const { main } = await served('/');
  for (const heading of ['Trending Now', 'Featured Talent', /What['’]s Streaming/]) {
    expect(shown(main, 'h2', heading), String(heading)).toHaveLength(1);
  }
  for (const stat of ['Titles', 'People', 'Reviews', 'Members']) {
    expect(shown(main, '*', stat).length, stat).toBeGreaterThan(0);
  }
  expect(textOf(main)).toContain('Latest 2025 Releases');
  expect(textOf(main)).toContain('620,000+ Titles');
  expect(shown(main, 'a', 'Browse Talent')[0]?.getAttribute('href')).toBe('/people');
  expect(shown(main, 'a[href^="/title/"]').length).toBeGreaterThan(3);
  expect(shown(main, 'a[href^="/person/"]').length).toBeGreaterThan(0);
});

test('a title that does not exist is a 404 that says so', async ({ served }) => {
  const { status, main } = await served('/title/no-such-title');
  expect(status).toBe(404);
  expect(shown(main, 'h1, h2', 'Title Not Found')).toHaveLength(1);
  expect(textOf(main)).toContain("The title you're looking for doesn't exist.");
  expect(shown(main, 'a', 'Return Home')[0]?.getAttribute('href')).toBe('/');
});

test('an id and a former slug are redirected to the slug, and the query stays', async ({ request }) => {
  const { id } = (await (await request.get('/api/titles/slug/lionheart')).json()) as { id: string };
  const moved = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await moved(`/title/${id}?tab=business`)).toEqual([301, '/title/lionheart?tab=business']);
  expect(await moved(`/titles/${id}/cast`)).toEqual([301, '/title/lionheart/cast']);
  expect(await moved('/person/laila-eloui')).toEqual([301, '/person/laila-elwi']);
  expect(await moved('/titles/lionheart')).toEqual([200, undefined]);
});

test('without scripts, the header of a visitor with a session leads to Logout', async ({ request }) => {
  const pageFor = async (cookie: string) => (await request.get('/about', { headers: { cookie } })).text();
  const logout = /<noscript><a href="\/api\/logout"[^>]*>Logout<\/a><\/noscript>/;
  expect(await pageFor('sinima_session=none')).toMatch(logout);
  expect(await pageFor('other=1')).not.toMatch(logout);
});

test('a path that nobody owns is a 404 that says so', async ({ served }) => {
  const { status, main } = await served('/no-such-page');
  expect(status).toBe(404);
  expect(shown(main, 'h1', '404 Page Not Found')).toHaveLength(1);
  expect(textOf(main)).toContain('Did you forget to add the page to the router?');
});

const steps = [
  ['the next page of movies is turned to', '/movies', 'Next', /page=2/],
  ['the next page of people is turned to', '/people', 'Next', /page=2/],
  ['the next page of reviews is turned to', '/reviews', 'Next', /page=2/],
  ['the tab Most Popular of TV shows is opened', '/tv-shows', 'Most Popular', /tab=popular/],
  ['movies are shown as a list', '/movies', 'List', /view=list/],
  ['the reviews of a title are opened', '/title/living-in-bondage', /Reviews/, /tab=reviews/],
  ['a season is chosen', '/title/blood-and-water', 'Season 2', /season=2/],
  ['the awards of a person are opened', '/person/genevieve-nnaji', /^Awards/, /tab=awards/],
  ['the people among the results are opened', '/search?q=king', /^People/, /tab=people/],
  ['a platform is chosen', '/streaming', /^Netflix/, /platform=Netflix/],
  ['a city is chosen', '/theaters', 'Accra', /city=Accra/],
] as const;

for (const [what, address, name, leadsTo] of steps) {
  test(`by links alone, ${what}`, async ({ served }) => {
    const from = await served(address);
    const [link] = shown(from.main, 'a', name);
    const to = await served((link as HTMLAnchorElement).href);
    expect(to.url.href).toMatch(leadsTo);
    expect(to.status).toBe(200);
    expect(shown(to.main, 'h1')).toHaveLength(1);
    expect(shown(to.main, 'article, li').length).toBeGreaterThan(0);
    expect(textOf(to.document.body)).not.toContain(PAUSE);
  });
}
