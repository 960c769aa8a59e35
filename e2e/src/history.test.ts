/** Back, Forward, a reload, another tab and a shared link keep the visitor's place. */
import type { Page } from '@playwright/test';
import { hydrated, painted } from './site/readiness.ts';
import { expect, test } from './site/site-test.ts';

const shared: { what: string; address: string; shows: (page: Page) => Promise<void> }[] = [
  {
    what: 'the filters of movies',
    address: '/movies?search=the&genre=drama&year=2022&sort=title',
    async shows(page) {
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('the');
      await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('drama');
      await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2022');
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('title');
    },
  },
  {
    what: 'the view, the tab and the page of TV shows',
    address: '/tv-shows?tab=popular&view=list&page=2',
    async shows(page) {
      await expect(page.getByRole('heading', { level: 2, name: 'Most Popular' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    },
  },
  {
    what: 'the role and the country of people',
    address: '/people?role=Director&country=Ghana',
    async shows(page) {
      await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('Director');
      await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Ghana');
    },
  },
  {
    what: 'the season of a series',
    address: '/title/blood-and-water?tab=episodes&season=3',
    async shows(page) {
      await expect(page.getByRole('link', { name: 'Season 3' })).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    what: 'the tab of a person',
    address: '/person/genevieve-nnaji?tab=awards',
    async shows(page) {
      await expect(page.getByRole('heading', { level: 2, name: 'Awards' })).toBeVisible();
    },
  },
  {
    what: 'the query and the tab of a search',
    address: '/search?q=king&tab=people',
    async shows(page) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('"king"');
      await expect(page.getByRole('link', { name: /^People \(\d+\)/ })).toHaveAttribute(
        'aria-current',
        'page',
      );
    },
  },
  {
    what: 'the city of theaters',
    address: '/theaters?city=Lagos',
    async shows(page) {
      await expect(page.getByRole('link', { name: 'Lagos' })).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    what: 'the platform of streaming',
    address: '/streaming?platform=Showmax',
    async shows(page) {
      const chip = page.getByRole('list', { name: 'Platforms' }).getByRole('link', { name: 'Showmax' });
      await expect(chip).toHaveAttribute('aria-current', 'true');
    },
  },
];

for (const { what, address, shows } of shared) {
  test(`a shared link brings back ${what}`, async ({ page, complaints }) => {
    await page.goto(address);
    await hydrated(page);
    await shows(page);
    await page.reload();
    await hydrated(page);
    await shows(page);
    await expect(page).toHaveURL(new RegExp(`${address.replaceAll(/[?.]/g, String.raw`\$&`)}$`));
    expect(complaints).toEqual([]);
  });
}

test('Back and Forward bring back filters, tab and the place on the page', async ({ page }) => {
  await page.goto('/movies');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Genre' }).selectOption('comedy');
  await expect(page).toHaveURL(/genre=comedy/);
  await page.getByRole('main').getByRole('link', { name: 'Most Popular' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Most Popular' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(10)).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await painted(page);
  await cards
    .nth(10)
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/title\//);
  await expect(page.getByText('Plot Summary')).toBeVisible();
  const film = page.url();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Most Popular' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('comedy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Movies' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('comedy');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('all');

  await page.goForward();
  await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('comedy');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(film);
  await expect(page.getByText('Plot Summary')).toBeVisible();
});

test('a reload and a new tab stay at the season that was chosen', async ({ page, context }) => {
  await page.goto('/title/blood-and-water');
  await hydrated(page);
  const season = page.getByRole('link', { name: 'Season 2' });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    season.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.getByRole('link', { name: 'Season 2' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Season 1' })).toHaveAttribute('aria-current', 'true');

  await season.click();
  await expect(season).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(season).toHaveAttribute('aria-current', 'true');
});
