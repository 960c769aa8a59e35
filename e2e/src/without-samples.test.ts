/** The main pages of a site without sample data, as every site in production is: facts alone, and sections that say so. */
import { axeViolations } from '@sinima/testing/axe';
import { hydrated } from '@sinima/testing/readiness';
import { descendants, stillRunning } from './site/process-tree.ts';
import { readServedPage, shown, textOf, type ServedPage } from './site/served-page.ts';
import { home, movies, series, title, tvShows } from './site/site-pages.ts';
import { startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { pristineStoreDir } from './site/test-folders.ts';

test.describe.configure({ mode: 'serial' });

let site: SiteProcess;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(360_000);
  // A database of its own, whatever the other tests use.
  const env = { RELEASES_DIR: pristineStoreDir(), SAMPLE_DATA: 'off', MONGODB_URI: '' };
  site = await startSite({ env, isFirst: true });
  origin = await site.address;
});

test.afterAll(async () => {
  if (stillRunning([site.pid]).length > 0) await site.stop();
});

const read = (address: string): Promise<ServedPage> => readServedPage(new URL(address, origin));

const addresses = [
  ...[home, movies, tvShows, title, series].map(({ address }) => address),
  `${title.address}?tab=reviews`,
  '/movies?tab=popular',
  '/search?q=nigerian comedies',
  '/lists/must-watch-african-cinema',
  '/streaming',
  '/theaters',
  '/reviews',
  '/festivals/durban-international-film-festival',
];

for (const address of addresses) {
  test(`${address} shows no sample and no rating without samples`, async () => {
    const { status, main } = await read(address);
    expect(status).toBe(200);
    expect(textOf(main)).not.toMatch(/\bsample\b/i);
    expect(textOf(main)).not.toMatch(/\d out of 10/);
    expect(shown(main, '[role=progressbar]')).toEqual([]);
  });
}

test('pages without samples say what they lack in a line', async () => {
  const says = async (address: string): Promise<string> => textOf((await read(address)).main);
  expect(await says('/streaming')).toContain('Nothing is known to stream on any platform yet.');
  expect(await says('/theaters')).toContain('Nothing is known to be shown in any city now.');
  expect(await says('/reviews')).toContain('No recent reviews available.');
  expect(await says(`${title.address}?tab=reviews`)).toContain('No reviews of this title yet.');
  expect(await says('/movies')).toContain('Not enough ratings yet');
  const rating = shown((await read(title.address)).main, 'section', 'Rating').map(textOf);
  expect(rating).toEqual([expect.stringMatching(/^Not enough ratings yet.*—.*—.*Not counted/)]);
});

test('pages without samples count what there is, on the home page and in the API', async () => {
  const stats = (await (await fetch(`${origin}/api/stats`)).json()) as Record<string, number>;
  expect(stats).toMatchObject({ totalReviews: 0, totalMembers: 0 });
  const { main } = await read('/');
  const numbers = shown(main, 'section', 'Sinima in numbers').map(textOf).join();
  expect(numbers.replaceAll(',', '')).toContain(String(stats.totalTitles));
  expect(textOf(main)).toContain('Most read and rated, then our editors’ choice');
});

for (const address of ['/', title.address]) {
  test(`${address} passes axe without samples`, async ({ page, complaints }) => {
    await page.goto(origin + address);
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

// Last, on a site that nobody needs any more: to start another one for it costs more than all of the above.
test('nothing is left of a site when the process that started the others is killed', async () => {
  const pids = descendants(site.pid).map(({ pid }) => pid);
  expect(pids.length).toBeGreaterThanOrEqual(2);
  process.kill(site.pid, 'SIGKILL');
  await expect.poll(() => stillRunning(pids), { timeout: 15_000 }).toEqual([]);
  await site.ended;
});
