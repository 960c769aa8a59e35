/** A page on paper: black on white, what it says and nothing that only a screen can do. */
import type { Page } from '@playwright/test';
import { home, movies, title } from './site-pages.ts';
import { hydrated } from './site/page-states.ts';
import { expect, test } from './site/site-test.ts';

const pages = [
  home,
  movies,
  title,
  { address: '/title/blood-and-water?tab=episodes', heading: 'Blood & Water', name: 'a season' },
  { address: '/person/genevieve-nnaji', heading: 'Genevieve Nnaji', name: 'a person' },
  { address: '/people', heading: 'African Talent', name: 'people' },
  { address: '/search?q=king', heading: /results for .king./, name: 'search' },
  { address: '/theaters', heading: 'Now in Theaters', name: 'theaters' },
  { address: '/awards/fespaco-awards', heading: /FESPACO/i, name: 'an award' },
];

async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 1000 });
}

/** Of all that is seen: text that is not black, and grounds that are not the paper's. */
const inksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const none = 'rgba(0, 0, 0, 0)';
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      if (!element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const saysSomething = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (saysSomething && style.color !== 'rgb(0, 0, 0)') found.add(`${style.color}: ${element.outerHTML}`);
      if (style.backgroundColor !== none) found.add(`on ${style.backgroundColor}: ${element.outerHTML}`);
      if (style.backgroundImage !== 'none') found.add(`on an image: ${element.outerHTML}`);
    }
    return [...found];
  });

/** Pages that are tried in every run; `npm run test:slow` tries all. */
const everyTime: readonly string[] = [home.name, title.name, 'a person'];

for (const { name, address, heading } of pages) {
  const tag = everyTime.includes(name) ? [] : ['@slow'];
  test(`${name} is printed in black on white, without controls`, { tag }, async ({ page }) => {
    await openOnPaper(page, address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sinima, home' })).toBeVisible();
    const controls = page.locator('nav, form, button, input, select, summary').filter({ visible: true });
    expect(await controls.allTextContents()).toEqual([]);
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    expect(await inksOf(page)).toEqual([]);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(700);
  });
}

test('on paper cloth is small, and stands beside the name', async ({ page }) => {
  await openOnPaper(page, movies.address);
  const card = page.getByRole('main').getByRole('article').first();
  const cloth = await card.getByRole('presentation').boundingBox();
  const name = await card.getByRole('heading').boundingBox();
  expect(cloth!.width).toBeLessThan(110);
  expect(name!.y).toBeGreaterThanOrEqual(cloth!.y + cloth!.height);
  expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
});

test('the address of a link that leads elsewhere is printed after it', async ({ page }) => {
  await openOnPaper(page, movies.address);
  const printed = await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'https://example.org/film' });
    document.querySelector('main')?.append(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(printed).toContain('https://example.org/film');
});

test('a message that shows is not printed', async ({ page }) => {
  await page.goto(home.address);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('button').click();
  const message = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(message.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(message.first()).toBeHidden();
});
