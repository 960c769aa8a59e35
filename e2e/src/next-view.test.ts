/** The next page on poor networks: the way to it is one movement there as well, and fetched in one round trip. */
import { hydrated } from '@sinima/testing/readiness';
import { watchTransitions } from './checks/watch-transitions.ts';
import { movies } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';
import { slowNetwork } from './site/slow-network.ts';
import { SLOW } from './site/test-tags.ts';

const STEPS = 9;

for (const latency of [150, 400]) {
  test(
    `${STEPS} of ${STEPS} steps from a card to its title are transitions at ${latency} ms of delay`,
    { tag: SLOW },
    async ({ page, complaints }) => {
      test.setTimeout(180_000);
      const transitions = await watchTransitions(page);
      await page.goto('/movies');
      await hydrated(page);
      await slowNetwork(page, latency);
      for (let step = 0; step < STEPS; step += 1) {
        // Also where its cloth is on its way back: a card is not seen meanwhile.
        const link = page.locator('[data-fragment="mfe-catalogue/pages/movies"] article a').nth(step);
        const path = (await link.getAttribute('href'))!;
        // What the server has not rendered yet may be late, and comes without a transition then.
        await page.request.get(path);
        const before = (await transitions()).length;
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByText('Plot Summary').first()).toBeVisible({ timeout: 15_000 });
        const since = async (): Promise<string[]> => (await transitions()).slice(before);
        await expect.poll(since, { message: `the step to ${path}` }).toContain(path);
        await page.goBack();
        // The title has links of its own to titles.
        await expect(page.getByRole('heading', { level: 1, name: movies.heading })).toBeVisible();
      }
      expect(complaints).toEqual([]);
    },
  );
}

test('a pointer that rests on a card brings its title, rendered, and the click fetches nothing', async ({
  page,
}) => {
  await page.goto('/movies');
  await hydrated(page);
  const link = page.locator('main article a[href^="/title/"]').filter({ visible: true }).first();
  const path = (await link.getAttribute('href'))!;
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await pageHeight();
  const read = page.waitForResponse((response) =>
    response.url().includes(`/api/titles/slug${path.slice(6)}`),
  );
  const code = page.waitForResponse((response) =>
    /\/releases\/mfe-title\/browser\/title\./.test(response.url()),
  );
  await link.hover();
  await Promise.all([read, code].map(async (answer) => (await answer).finished()));
  const headings = page.locator('main h1');
  await expect(headings).toHaveCount(2);
  await expect(headings.filter({ visible: true })).toHaveText(movies.heading);
  // It is laid out as wide as it is to be, and neither seen nor heard.
  const title = page.locator('[data-fragment="mfe-title/pages/title"] > *');
  await expect(title).toHaveCSS('content-visibility', 'hidden');
  const mainBox = (await page.getByRole('main').boundingBox())!;
  expect(await title.evaluate((element) => element.getBoundingClientRect().width)).toBe(mainBox.width);
  expect(await pageHeight()).toBe(height);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page.getByText('Plot Summary').first()).toBeVisible();
  await expect(headings).toHaveCount(1);
  expect(fetched.filter((each) => each.startsWith('/api/titles') || each.endsWith('.js'))).toEqual([]);
});

test('on home, most of which has no code yet, the next page is rendered before the click as well', async ({
  page,
  complaints,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies' });
  await link.hover();
  const nextPage = page.locator('main > [data-fragment="mfe-catalogue/pages/movies"]');
  await expect(nextPage.locator('h1')).toHaveText('Movies');
  await expect(nextPage.locator('h1')).toBeHidden();
  expect(scripts.filter((script) => script.includes('/coming-soon.'))).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movies');
  await expect(page.locator('main > [data-fragment*="/widgets/"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('while no script of a page runs, the browser itself fetches the document behind a link that is pointed at', async ({
  page,
}) => {
  await page.route(/\/releases\/shell\/browser\/.*\.js$/, (route) => route.abort());
  await page.goto('/movies');
  const devTools = await page.context().newCDPSession(page);
  const fetched = new Promise<void>((resolve) => {
    devTools.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await devTools.send('Preload.enable');
  const link = page.locator('main article a[href^="/title/"]').filter({ visible: true }).first();
  await link.hover();
  await fetched;
  await link.click();
  await expect(page.getByText('Plot Summary').first()).toBeVisible();
  const arrived = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as { deliveryType?: string } | undefined)?.deliveryType,
  );
  expect(arrived).toBe('navigational-prefetch');
});
