/** What a first visit costs in type and style. */
import { home, movies, person, title } from './site-pages.ts';
import { hydrated } from './site/readiness.ts';
import { expect, test } from './site/site-test.ts';

test('fonts and styles of a first visit to home, movies, a title and a person are 75 KB at most, compressed', async ({
  page,
}) => {
  const loads: Promise<{ type: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    if (type !== 'font' && type !== 'stylesheet') return;
    loads.push(request.sizes().then(({ responseBodySize: bytes }) => ({ type, bytes })));
  });
  for (const { address } of [home, movies, title, person]) {
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
  }
  const loaded = await Promise.all(loads);
  const sumOf = (wanted: string): number =>
    loaded.filter(({ type }) => type === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sumOf('font')).toBeGreaterThan(10_000);
  expect(sumOf('stylesheet')).toBeGreaterThan(1_000);
  expect(sumOf('font') + sumOf('stylesheet')).toBeLessThanOrEqual(75 * 1024);
});
