/** `npm run dev -- --mock`: with the mock API alone, no BFF and no database, every page shows each of its states. */
import { axeViolations } from '@sinima/testing/axe';
import { goWithinDocument, statesOf, type PageState } from '@sinima/testing/page-states';
import { hydrated } from '@sinima/testing/readiness';
import { readServedPage, shown, textOf, type ServedPage } from './site/served-page.ts';
import { list, saved, sitePages, title, type SitePage } from './site/site-pages.ts';
import { startMockedSite, type MockedSite } from './site/mocked-site.ts';
import { expect, test } from './site/site-test.ts';
import { SLOW, tagsOf } from './site/test-tags.ts';

/** Records of the catalogue in addresses, and what stands there on the mock API. */
const samples: readonly (readonly [catalogue: string, sample: string])[] = [
  ['living-in-bondage', 'harmattan-road'],
  ['blood-and-water', 'market-of-dawn'],
  ['genevieve-nnaji', 'adaeze-kintani'],
  ['rising-african-directors', 'sample-evenings'],
  ['durban-international-film-festival', 'lagoon-film-days'],
  ['africa-magic-viewers-choice-awards', 'baobab-prize'],
  ['filmone-entertainment', 'loom-pictures'],
  ['q=king', 'q=road'],
];

const mocked = (page: SitePage): SitePage => ({
  ...page,
  address: samples.reduce((address, [record, sample]) => address.replace(record, sample), page.address),
});

/** What each state is switched to; undefined: nothing. */
const switches: Readonly<Record<PageState | 'fields left out', string | undefined>> = {
  loaded: undefined,
  missing: undefined,
  empty: '*=empty',
  failed: '*=500',
  loading: '*=never',
  'fields left out': '*=missing',
};

/** Words that stand where a value is not shown as people say it. */
const NOT_FOR_PEOPLE = /\b(undefined|null|NaN|Invalid Date)\b|\[object /;

const alerts = ({ main }: ServedPage): Element[] => shown(main, '[role="alert"]', /taking a break/);
const placeholders = ({ main }: ServedPage): Element[] =>
  shown(main, '[role="status"]', /^(Loading|Searching)/);

/** Expect of a page that it shows something and waits for nothing. */
function expectWhole(page: ServedPage): void {
  expect(page.status).toBe(200);
  expect(textOf(page.main.querySelector('h1'))).not.toBe('');
  expect(alerts(page)).toHaveLength(0);
  expect(placeholders(page)).toHaveLength(0);
}

/** What each state looks like as the server sends it. */
const looks: Readonly<Record<Exclude<keyof typeof switches, 'loading'>, (page: ServedPage) => void>> = {
  loaded: expectWhole,
  empty: expectWhole,
  missing(page) {
    expect(page.status).toBe(404);
    expect(textOf(page.main)).toMatch(/not found/i);
  },
  failed(page) {
    expect([200, 503]).toContain(page.status);
    expect(alerts(page)).not.toHaveLength(0);
  },
  'fields left out'(page) {
    expectWhole(page);
    // The documentation of the API speaks of null.
    if (page.url.pathname !== '/api-docs') expect(textOf(page.main)).not.toMatch(NOT_FOR_PEOPLE);
  },
};

const servedStates = Object.keys(looks) as (keyof typeof looks)[];

const hasState = (page: SitePage, state: keyof typeof switches): boolean =>
  state === 'fields left out' ? page.reads : statesOf(page).includes(state);

let site: MockedSite;
test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.beforeAll(async () => {
  site = await startMockedSite();
});
test.afterAll(() => site.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The slow tests open all, of every remote. */
const everyTime: readonly SitePage[] = [title, list];

/** Of what is saved, the server sends placeholders alone. */
const pages = sitePages.filter((page) => page !== saved);

for (const page of pages.map((each) => ({ ...mocked(each), isEveryTime: everyTime.includes(each) }))) {
  test(
    `${page.name} on the mock API: the server sends it loaded, empty, missing, failed, and with fields left out`,
    { tag: tagsOf(page, page.isEveryTime) },
    async () => {
      for (const state of servedStates.filter((each) => hasState(page, each))) {
        await test.step(state, async () => {
          await site.switchTo(switches[state] ?? '');
          const address = state === 'missing' ? page.missingAt! : page.address;
          looks[state](await readServedPage(new URL(address, site.origin)));
        });
      }
    },
  );

  if (page.reads) {
    test(
      `${page.name} on the mock API: the browser shows what it waits for while no answer comes`,
      { tag: tagsOf(page, page.isEveryTime) },
      async ({ page: browser }) => {
        await site.switchTo('');
        await browser.goto(`${site.origin}/about`);
        await hydrated(browser);
        await site.switchTo(switches.loading!);
        await goWithinDocument(browser, page.address);
        // Another fragment's code may still wait, as "Loading": a browser asks one server six things at a time.
        const waiting = browser.getByRole('main').getByRole('status', { name: /^(Loading .|Searching)/ });
        await waiting.first().waitFor();
      },
    );
  }
}

test('whatever a page on the mock API links to is there', { tag: SLOW }, async () => {
  await site.switchTo('');
  const addresses = new Set<string>();
  for (const { address } of sitePages.map(mocked)) {
    const { main } = await readServedPage(new URL(address, site.origin));
    for (const link of main.querySelectorAll('a[href^="/"]:not([href^="/api/"])'))
      addresses.add(link.getAttribute('href')!);
  }
  const broken: string[] = [];
  for (const address of addresses) {
    const { status } = await fetch(new URL(address, site.origin), { redirect: 'manual' });
    if (status >= 400) broken.push(`${status} ${address}`);
  }
  expect(addresses.size).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});

test('the panel of the mock API lists what the page asked, and switches it with the keyboard alone', async ({
  page,
}) => {
  await site.switchTo('');
  await page.goto(`${site.origin}/person/adaeze-kintani`);
  const toggle = page.getByRole('button', { name: /Sample data/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Mock API' });
  await expect(panel).toContainText('GET /api/people/slug/{slug}');
  await expect(panel).toContainText(/200 in \d+ ms, on the server/);

  expect(await axeViolations(page)).toEqual([]);

  const answer = panel.getByRole('combobox', { name: 'Answer of GET /api/people/slug/{slug}' });
  await answer.focus();
  const loaded = page.waitForEvent('load');
  await answer.selectOption('404');
  await loaded;
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  await expect(toggle).toContainText('1 switched');

  const failed = page.waitForEvent('load');
  await answer.selectOption('never');
  await failed;
  await hydrated(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('status', { name: 'Loading person' })).toBeVisible();

  const again = page.waitForEvent('load');
  await panel.getByRole('button', { name: 'Reset all' }).press('Enter');
  await again;
  await expect(page.getByRole('heading', { level: 1, name: 'Adaeze Kintani' })).toBeVisible();
  await panel.getByRole('combobox').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
});
