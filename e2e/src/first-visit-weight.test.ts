/** What a first visit costs in type and style. */
import { home, movies, person, title } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

/** For home, in bytes as they are sent: what its stylesheets and fonts may weigh together. */
const MAX_HOME_BYTES = 46 * 1024;

/** For home, movies, a title and a person after one another. */
const MAX_TOUR_BYTES = 54 * 1024;

const brotli = { 'accept-encoding': 'br' };

test('fonts and styles of a first visit are 46 KB at most, and 54 KB with three more pages, compressed', async ({
  request,
}) => {
  const sizes = new Map<string, number>();
  const sum = (): number => [...sizes.values()].reduce((total, bytes) => total + bytes, 0);
  const visit = async (address: string): Promise<void> => {
    const page = await (await request.get(address)).text();
    const links = page.match(/<link rel="(?:stylesheet"|preload" as="font")[^>]*>/g) ?? [];
    for (const href of links.map((link) => / href="([^"]+)"/.exec(link)?.[1] ?? '')) {
      const file = await request.get(href, { headers: brotli });
      expect(file.ok(), href).toBe(true);
      sizes.set(href, Number(file.headers()['content-length']));
    }
  };

  await visit(home.address);
  expect([...sizes.keys()].filter((href) => href.endsWith('.woff2'))).toHaveLength(2);
  expect(sum()).toBeGreaterThan(20_000);
  expect(sum()).toBeLessThanOrEqual(MAX_HOME_BYTES);

  for (const { address } of [movies, title, person]) await visit(address);
  expect(sum()).toBeLessThanOrEqual(MAX_TOUR_BYTES);
});
