/** One document gives way to the next by the browser's own view transition. */
import type { Page } from '@playwright/test';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';
import { wholeBrowser } from './site/whole-browser.ts';

test.use({ launchOptions: { executablePath: wholeBrowser, args: ['--no-sandbox', '--disable-gpu'] } });

/** Note, in each document, whether it was revealed with a transition, and which cloths had its name when it was left. */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const note = (what: string): void =>
      sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''}${what}\n`);
    addEventListener('pagereveal', ({ viewTransition }) => note(viewTransition ? 'with' : 'without'));
    // The pointer comes to the page after its own listeners stand.
    addEventListener(
      'pointerover',
      () => {
        addEventListener('pageswap', ({ viewTransition }) => {
          const named = [...document.querySelectorAll<HTMLElement>('[data-cloth]')].filter(
            (cloth) => getComputedStyle(cloth).viewTransitionName === 'cloth',
          );
          if (viewTransition) note(`leaves ${named.map(({ dataset }) => dataset.cloth).join(' ')}`);
        });
      },
      { once: true },
    );
  });
  return async () => (await page.evaluate(() => sessionStorage.getItem('seen') ?? '')).trim().split('\n');
}

for (const { what, from, shows } of [
  { what: 'a title', from: '/movies', shows: 'Plot Summary' },
  { what: 'a person', from: '/people', shows: 'Biography' },
]) {
  test(`the cloth of the card that is followed passes to the page of ${what}`, async ({
    page,
    complaints,
  }) => {
    const seen = await watchTransitions(page);
    await page.goto(from);
    await hydrated(page);
    const link = page.getByRole('main').getByRole('article').nth(2).getByRole('link').first();
    const path = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect.poll(seen).toEqual(['without', `leaves ${path}`, 'with']);
    expect(complaints).toEqual([]);
  });
}

test('filters and tabs change a page without a transition', async ({ page }) => {
  const seen = await watchTransitions(page);
  await page.goto('/movies');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Most Popular' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Most Popular' })).toBeVisible();
  expect(await seen()).toEqual(['without']);
});

test('navigations that overtake each other end where the last one leads, without an error', async ({
  page,
  complaints,
}) => {
  await page.goto('/movies');
  await hydrated(page);
  await page.evaluate(() => {
    for (const name of ['People', 'Awards', 'TV Shows']) {
      [...document.querySelectorAll<HTMLElement>('header nav[aria-label=Main] a')]
        .find(({ textContent }) => textContent === name)!
        .click();
    }
  });
  await expect(page.getByRole('heading', { level: 1, name: 'TV Shows' })).toBeVisible();
  await expect(page).toHaveURL(/\/tv-shows$/);
  expect(complaints).toEqual([]);
});

test.describe('for visitors that ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no transition', async ({ page, complaints }) => {
    const seen = await watchTransitions(page);
    await page.goto('/movies');
    await hydrated(page);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByText('Plot Summary').first()).toBeVisible();
    // The text stands in the document before it is revealed.
    await expect.poll(seen).toEqual(['without', 'without']);
    expect(complaints).toEqual([]);
  });
});
