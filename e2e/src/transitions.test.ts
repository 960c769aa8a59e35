/** A page gives way to the next in one movement; nothing waits for it, and nothing is left of it. */
import type { Locator, Page } from '@playwright/test';
import { followRequests, hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';

interface Watched {
  /** Of each transition: the elements that had a name of their own before and after, each as `tag path`. */
  readonly transitions: { before: string[]; after: string[] }[];
}

/** Notes every transition that the page begins. */
async function watchTransitions(page: Page): Promise<() => Promise<Watched['transitions']>> {
  await page.addInitScript(() => {
    const seen: Watched['transitions'] = [];
    Object.assign(globalThis, { seenTransitions: seen });
    const named = (): string[] =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => getComputedStyle(element).viewTransitionName !== 'none')
        .map((element) => element.dataset.cloth ?? element.tagName);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const entry = { before: named(), after: [] as string[] };
      seen.push(entry);
      const callback = typeof update === 'function' ? update : undefined;
      return start(async () => {
        await callback?.();
        entry.after = named();
      });
    };
  });
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { seenTransitions: Watched['transitions'] }).seenTransitions,
    );
}

/** Elements that still have a name for transitions. */
const namesLeft = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (element) => getComputedStyle(element).viewTransitionName !== 'none',
      ).length,
  );

/** Press a link, and let go once the code and the data of the page behind it are there. */
async function pressUntilRead(page: Page, link: Locator): Promise<void> {
  const answered = followRequests(page);
  const data = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/api/'));
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
    await expect.poll(transitions).toEqual([{ before: [path], after: [path] }]);
    await expect.poll(() => namesLeft(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(link).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect.poll(async () => (await transitions())[1]).toEqual({ before: [path], after: [path] });
    await expect.poll(() => namesLeft(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test('where a cloth stands twice on a page, one has the name', async ({ page, complaints }) => {
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
  expect((await transitions())[0]?.before).toEqual([path]);
  await expect.poll(() => namesLeft(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('a page whose data are not there yet is waited for by no transition', async ({ page, complaints }) => {
  const transitions = await watchTransitions(page);
  await page.goto('/movies');
  await hydrated(page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/titles/slug/**', async (route) => {
    await answered;
    await route.continue();
  });
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
  await expect(page).toHaveURL(/\/(people|awards)$/);
  await expect.poll(() => namesLeft(page)).toBe(0);
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
