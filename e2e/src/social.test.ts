/** What is shown where a link to the site is shared, and what search engines read. */
import { person, sitePages, title } from './site-pages.ts';
import { expect, test } from './site/site-test.ts';

/** Addresses of a sitemap that are tried. */
const tried = 12;

/** The content of a tag in the head, as it was sent. */
function contentOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** Width and height that a PNG says it has. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

for (const { name, address } of sitePages) {
  test(`${name} has one canonical address, which is a page, and a card`, async ({ request, baseURL }) => {
    const html = await (await request.get(address)).text();
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(contentOf(html, 'og:url')?.replaceAll('&amp;', '&')).toBe(canonical);
    expect(canonical.startsWith(String(baseURL))).toBe(true);
    expect((await request.get(canonical)).status()).toBe(200);

    const image = await request.get(contentOf(html, 'og:image') ?? '');
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(sizeOf(await image.body())).toEqual([1200, 630]);
    expect(contentOf(html, 'og:title')).not.toBe('');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  });
}

test('what is said of a page follows the visitor to the next', async ({ page, complaints }) => {
  await page.goto(title.address);
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Movie', name: title.heading }, { '@type': 'BreadcrumbList' }],
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Movies' }).first().click();
  await expect(page).toHaveURL(/\/movies$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/movies$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/social\/site\.png$/);
  await expect(data).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('ratings that are samples are told to nobody', async ({ request }) => {
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
    const step = Math.ceil(addresses.length / tried);
    for (const address of addresses.filter((_address, place) => place % step === 0)) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).toContain(`<link rel="canonical" href="${address}"`);
    }
  }
});
