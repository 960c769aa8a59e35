/**
 * Visitors that go through the site at random: whatever they press, they see what a fresh load of the address shows. `SLOW=1 WALK=17`
 * repeats one walk. They are slow tests: on a busy machine, Chromium itself closes a walking tab about once in 60 walks.
 */
import { shapeNetwork } from '@sinima/testing/shaped-network';
import { wholeBrowser } from './site/whole-browser.ts';
import { launchVisitorBrowser, type VisitorBrowser } from '@sinima/testing/visitor-browser';
import { expect, test } from './site/site-test.ts';
import { SLOW } from './site/test-tags.ts';
import { FreshPages } from './walks/fresh-pages.ts';
import { noteLeaving } from './walks/page-content.ts';
import { Walk } from './walks/walk.ts';

const BEGINNINGS = ['/', '/movies', '/people', '/title/living-in-bondage', '/search?q=king'];

/** Steps of one walk. */
const STEPS = 10;

const WALKS = 50;

const screen = { width: 1280, height: 800 };
const onReport = (): void => undefined;

let browser: VisitorBrowser;
let fresh: FreshPages;

test.beforeAll(async ({ baseURL }) => {
  browser = await launchVisitorBrowser(wholeBrowser);
  fresh = new FreshPages(await browser.openTab({ ...screen, watch: noteLeaving, onReport }), baseURL!);
});

test.afterAll(() => browser.close());

const only = process.env['WALK'];

for (let number = 1; number <= WALKS; number += 1) {
  if (only !== undefined && only !== String(number)) continue;
  const delayMs = number % 2 === 0 ? 150 : 0;
  test(
    `walk ${number}, each answer after ${delayMs} ms, shows at each step what a fresh load shows`,
    { tag: SLOW },
    async ({ baseURL }) => {
      test.setTimeout(300_000);
      const network = await shapeNetwork(baseURL!, { delayMs, download: 1e7, upload: 1e7 });
      const tab = await browser.openTab({ ...screen, watch: noteLeaving, onReport });
      try {
        const walk = new Walk(tab, fresh, number);
        await walk.begin(network.origin, BEGINNINGS[number % BEGINNINGS.length]!);
        for (let step = 0; step < STEPS; step += 1) await walk.step();
        expect(walk.done.length).toBeGreaterThan(STEPS);
      } finally {
        await tab.close();
        await network.close();
      }
    },
  );
}
