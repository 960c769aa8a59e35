/**
 * A tap that changes the page in place answers within 100 ms, whatever the network does: the answers of the network are held, the page's own clock goes
 * 100 ms on and no further, and a sign is there.
 */
import type { Locator, Page } from '@playwright/test';
import { openInState } from '@sinima/testing/page-states';
import { hydrated } from '@sinima/testing/readiness';
import { home, movies, people, title } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';
import { tagsOf } from './site/test-tags.ts';

/** In which a tap is to have an answer, in milliseconds. */
const ANSWER_MS = 100;

/** What says that something is on its way: the line below which the page stands, or what holds the place of the next. */
const SIGN =
  '#main:is([aria-busy=true], :has([aria-busy=true])), #main [role=status]:is([aria-label^=Loading], [aria-label^=Searching])';

/** From now on no answer comes, and no time passes of itself. */
async function holdStill(page: Page): Promise<void> {
  await page.route('**', () => undefined);
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function expectSign(page: Page): Promise<void> {
  await page.clock.runFor(ANSWER_MS);
  await expect(page.locator(SIGN).first()).toBeAttached();
}

/** Come to a widget, and wait until it works. */
async function scrollTo(page: Page, widget: string): Promise<void> {
  const links = `[data-fragment="${widget}"] a`;
  await page.locator(links).first().scrollIntoViewIfNeeded();
  await hydrated(page, links);
}

const main = (page: Page): Locator => page.getByRole('main');
const link = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('link', { name, exact: typeof name === 'string' });

const taps: {
  what: string;
  at: string;
  tap: (page: Page) => Promise<unknown>;
  /** Of home: its code comes when the visitor does. */
  widget?: string;
  isSlow?: boolean;
}[] = [
  {
    what: 'a filter',
    at: movies.address,
    tap: (page) => page.getByRole('combobox', { name: 'Genre' }).selectOption('drama'),
  },
  {
    what: 'the sort',
    at: movies.address,
    tap: (page) => page.getByRole('combobox', { name: 'Sort by' }).selectOption('title'),
    isSlow: true,
  },
  {
    what: 'a filter of people',
    at: people.address,
    tap: (page) => page.getByRole('combobox', { name: 'Role' }).selectOption('Director'),
    isSlow: true,
  },
  { what: 'a chip', at: '/streaming', tap: (page) => link(page, 'Showmax').click() },
  { what: 'a chip of theaters', at: '/theaters', tap: (page) => link(page, 'Lagos').click(), isSlow: true },
  {
    what: 'a chip of home',
    at: home.address,
    tap: (page) => link(page, 'Showmax').click(),
    widget: 'mfe-catalogue/widgets/whats-streaming',
  },
  { what: 'a tab', at: movies.address, tap: (page) => link(page, 'New Releases').click() },
  { what: 'a tab of a title', at: title.address, tap: (page) => link(page, 'Reviews').click(), isSlow: true },
  { what: 'a pager', at: movies.address, tap: (page) => link(page, 'Next').click() },
  { what: 'a pager of reviews', at: '/reviews', tap: (page) => link(page, 'Next').click(), isSlow: true },
];

for (const { what, at, tap, widget, isSlow = false } of taps) {
  test(
    `a tap on ${what} is answered at once while the network holds everything`,
    { tag: tagsOf({ address: at }, !isSlow) },
    async ({ page }) => {
      await page.clock.install();
      await page.goto(at);
      if (widget !== undefined) await scrollTo(page, widget);
      await hydrated(page);
      await expect(page.locator(SIGN)).toHaveCount(0);
      await holdStill(page);
      await tap(page);
      await expectSign(page);
    },
  );
}

test('a tab of a search, whose data are there, is shown while the network holds everything', async ({
  page,
}) => {
  await page.goto('/search?q=king');
  await hydrated(page);
  await page.route('**', () => undefined);
  const people = link(page, /^People \(/);
  await people.click();
  await expect(people).toHaveAttribute('aria-current', 'page');
  await expect(main(page).locator('a[href^="/title/"]')).toHaveCount(0);
});

test('a chip of home shows its platform, whether its code is there or not, and the widget is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(home.address);
  await link(page, 'Showmax').click();
  await expect(page).toHaveURL('/?platform=Showmax#streaming');
  await expect(link(page, 'Showmax')).toHaveAttribute('aria-current', 'true');
  await expect(main(page).getByRole('heading', { name: "What's Streaming" })).toBeInViewport();
});

for (const { address } of [movies, title])
  test(`"Try again" on ${address} is answered at once while the network holds everything`, async ({
    page,
  }) => {
    await page.clock.install();
    await openInState(page, { address, reads: true }, 'failed');
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await again.scrollIntoViewIfNeeded();
    await expect(page.locator(SIGN)).toHaveCount(0);
    await holdStill(page);
    await again.click();
    await expectSign(page);
  });
