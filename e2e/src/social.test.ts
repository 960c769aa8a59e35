/** What search engines read of the site, and what follows a visitor from page to page of it. */
import { home, list, person, series, title } from './site/site-pages.ts';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';

/** Addresses of each sitemap that are requested. */
const addressesPerSitemap = process.env.SLOW === undefined ? 3 : 12;

test('head tags follow the visitor from a title to movies', async ({ page, complaints }) => {
  await page.goto(title.address);
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Movie', name: title.heading }, { '@type': 'BreadcrumbList' }],
  });
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Movies' }).first().click();
  await expect(page).toHaveURL(/\/movies$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/movies$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/social\/site\.png$/);
  await expect.poll(() => data.textContent()).toContain('"ItemList"');
  expect(complaints).toEqual([]);
});

/** What search engines are told on a page, one entry for each thing. */
function structured(document: Document): Record<string, unknown>[] {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
}

const entry = (path: RegExp, position: number) => ({ position, url: expect.stringMatching(path) as unknown });
const somebody = { '@type': 'Person', name: expect.any(String) as unknown };

for (const { what, at, graph } of [
  {
    what: 'that the site can be searched',
    at: home.address,
    graph: [{ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } }],
  },
  {
    what: 'who directed a series and who plays in it',
    at: series.address,
    graph: [
      {
        '@type': 'TVSeries',
        director: expect.arrayContaining([expect.objectContaining(somebody)]) as unknown,
        actor: expect.arrayContaining([expect.objectContaining(somebody)]) as unknown,
      },
      { '@type': 'BreadcrumbList' },
    ],
  },
  {
    what: 'who somebody is',
    at: person.address,
    graph: [
      { ...somebody, description: expect.stringMatching(/\w/) as unknown },
      { '@type': 'BreadcrumbList' },
    ],
  },
  {
    what: 'what stands on the second page of some movies',
    at: '/movies?genre=drama&page=2',
    graph: [
      {
        '@type': 'ItemList',
        itemListElement: expect.arrayContaining([expect.objectContaining(entry(/\/title\//, 25))]) as unknown,
      },
    ],
  },
  {
    what: 'who is in a list',
    at: list.address,
    graph: [
      {
        '@type': 'ItemList',
        itemListElement: expect.arrayContaining([expect.objectContaining(entry(/\/person\//, 1))]) as unknown,
      },
    ],
  },
]) {
  test(`search engines are told ${what}`, async ({ served }) => {
    expect(structured((await served(at)).document)).toMatchObject(graph);
  });
}

for (const address of [
  '/movies?genre=drama&page=2',
  '/people?role=Director&page=2',
  '/reviews?page=2',
  '/streaming?platform=Showmax',
  '/search?q=king&tab=titles&page=2',
]) {
  test(`the canonical address keeps what is asked for: ${address}`, async ({ served, baseURL }) => {
    const { document } = await served(address);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(baseURL + address);
    expect(document.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(canonical);
  });
}

test('sample ratings are left out of structured data', async ({ request }) => {
  for (const { address } of [title, person]) {
    const html = await (await request.get(address)).text();
    expect(html).toContain('application/ld+json');
    expect(html).not.toMatch(/aggregateRating|ratingValue/);
  }
});

test('the sitemaps lead to pages that are there, under their canonical addresses', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = await request.get(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '');
  const locations = (xml: string) =>
    Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
  const sitemaps = locations(await index.text());
  expect(sitemaps.length).toBeGreaterThan(5);
  for (const sitemap of sitemaps) {
    const addresses = locations(await (await request.get(sitemap)).text());
    const step = Math.ceil(addresses.length / addressesPerSitemap);
    for (const address of addresses.filter((_address, place) => place % step === 0)) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(await response.text(), address).toContain(`<link rel="canonical" href="${address}"`);
    }
  }
});
