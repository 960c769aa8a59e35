/** A page gives way to the next in one movement; nothing waits for it, and nothing is left of it. */
import type { Locator, Page } from '@playwright/test';
import { followRequests, hydrated, stepsPrepared } from '@sinima/testing/readiness';
import { watchTransitions } from './checks/watch-transitions.ts';
import { holdRequests } from './site/held-requests.ts';
import { expect, test } from './site/site-test.ts';

/** What a transition has put into the page and not taken away again. */
const leftovers = (page: Page): Locator => page.locator('.moving-cloth, .arriving-cloth, .page-arrives');

/** Press a link, and let go once the code and the data of the page behind it are there: with its document, or of the API. */
async function pressUntilRead(page: Page, link: Locator): Promise<void> {
  const answered = followRequests(page);
  const path = await link.getAttribute('href');
  const data = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url());
    return pathname === path || pathname.startsWith('/api/');
  });
  await link.hover();
  await page.mouse.down();
  await data;
  await answered();
  await page.mouse.up();
}

const journeys = [
  { what: 'a title', from: '/movies', cards: /^\/title\//, page: 'Plot Summary' },
  { what: 'a person', from: '/people', cards: /^\/person\//, page: 'Biography' },
];

for (const { what, from, cards, page: shows } of journeys) {
  test(`the cloth of a card that is clicked passes to the head of the page of ${what}, and back`, async ({
    page,
    complaints,
  }) => {
    const transitions = await watchTransitions(page);
    await page.goto(from);
    await hydrated(page);
    const link = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    const path = await link.getAttribute('href');
    expect(path).toMatch(cards);
    await pressUntilRead(page, link);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect.poll(transitions).toEqual([path]);
    await expect(leftovers(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(link).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect.poll(transitions).toEqual([path, path]);
    await expect(leftovers(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('where a cloth stands twice on a page, one moves', async ({ page, complaints }) => {
  const transitions = await watchTransitions(page);
  await page.goto('/');
  await hydrated(page);
  const path = await page.evaluate(() => {
    const cloths = [...document.querySelectorAll<HTMLElement>('main [data-cloth]')];
    const original = cloths[0]!.closest('article')!;
    original.after(original.cloneNode(true));
    return cloths[0]!.dataset.cloth;
  });
  await pressUntilRead(page, page.getByRole('main').locator(`a[href="${path}"]`).first());
  await expect(page.getByText('Plot Summary').first()).toBeVisible();
  await expect.poll(transitions).toEqual([path]);
  await expect(leftovers(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a page whose data are not there yet is waited for by no transition', async ({ page, complaints }) => {
  const transitions = await watchTransitions(page);
  const answered = followRequests(page);
  const code = page.waitForResponse((response) => /\/mfe-title\/browser\/title\./.test(response.url()));
  await page.goto('/movies');
  await hydrated(page);
  // The visitor's first sign brings the code of what the cards on the screen lead to.
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await code;
  await answered();
  // They come with its document, and where that is late, of the API.
  const answer = await holdRequests(
    page,
    /\/title\/|\/api\/titles\/slug\//,
    (request) => request.resourceType() === 'fetch',
  );
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(
    page
      .getByRole('main')
      .getByRole('status', { name: /^Loading/ })
      .first(),
  ).toBeVisible();
  expect(await transitions()).toEqual([]);
  answer();
  await expect(page.getByText('Plot Summary').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a page without a cloth of the former one fades in', async ({ page, complaints }) => {
  const transitions = await watchTransitions(page);
  await page.goto('/movies');
  await hydrated(page);
  await stepsPrepared(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Awards' }).click();
  await expect.poll(transitions).toEqual(['main']);
  await expect(leftovers(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('filters and tabs change a page without a transition', async ({ page }) => {
  const transitions = await watchTransitions(page);
  await page.goto('/movies');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Most Popular' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Most Popular' })).toBeVisible();
  expect(await transitions()).toEqual([]);
});

test('steps that overtake each other end where the last one leads, without an error', async ({
  page,
  complaints,
}) => {
  await page.goto('/movies');
  await hydrated(page);
  for (const name of ['People', 'Awards', 'TV Shows']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'TV Shows' })).toBeVisible();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  const shown = async (): Promise<string> => {
    const headings = await page.getByRole('heading', { level: 1 }).filter({ visible: true }).allInnerTexts();
    return [new URL(page.url()).pathname, ...headings].join(' ');
  };
  // A step that waited when the next one came was dropped: one back from it is a page further.
  await expect
    .poll(shown)
    .toMatch(/^(\/people African Talent|\/awards Awards and Festivals|\/movies Movies)$/i);
  await expect(leftovers(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe('for those who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no transition', async ({ page, complaints }) => {
    const transitions = await watchTransitions(page);
    await page.goto('/movies');
    await hydrated(page);
    await pressUntilRead(page, page.getByRole('main').getByRole('article').first().getByRole('link').first());
    await expect(page.getByText('Plot Summary').first()).toBeVisible();
    expect(await transitions()).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
