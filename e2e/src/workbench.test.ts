/** The workbench: built as static files, under a path of some host, and as a designer opens it while working on a piece. */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { runProcess } from '@sinima/processes/run-process';
import { freePorts } from '@sinima/testing/free-ports';
import { axeViolations } from '@sinima/testing/axe';
import type { Locator, Page } from '@playwright/test';
import { overflowWidth } from './checks/reflow.ts';
import { startSite } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { temporaryDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough for a build on a busy machine, in milliseconds. */
const patience = 120_000;

/** Nothing answers there: the files are put under a path of it. */
const address = 'http://designers.example/sinima/workbench';

/** What index.json of Storybook says of a story or a page. */
interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
}

let dir: string;
let entries: Entry[];

test.describe.configure({ mode: 'default', timeout: patience });

test.beforeAll(async () => {
  test.setTimeout(patience);
  dir = await temporaryDir('workbench');
  const args = ['run', 'workbench', '--', 'build', '--', '--output-dir', dir];
  const { code, output } = await runProcess({ command: 'npm', args, cwd: rootDir });
  expect(code, output).toBe(0);
  const index = JSON.parse(await readFile(path.join(dir, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  entries = Object.values(index.entries);
});

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(dir, pathname.slice(new URL(address).pathname.length)) });
  });
});

test.afterAll(() => rm(dir, { recursive: true }));

const stories = (): Entry[] => entries.filter(({ type }) => type === 'story');

/** The first story of each piece. */
const firstStories = (): Entry[] =>
  stories().filter((story, index, all) => all.findIndex(({ title }) => title === story.title) === index);

/** Open a story by itself, where the addon does not run axe beside the test. */
async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await expect(page.locator('body.sb-show-main')).toBeAttached();
  await expect(page.locator('#storybook-root > *').first()).toBeAttached();
}

/** What a whole page has to have, and a piece alone has not. */
const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'];

const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
] as const;

type Look = (typeof looks)[number];

/** Check that axe finds nothing in an open story, and that it fits on a small phone. */
async function expectSound(page: Page, { id }: Entry, seen: readonly Look[] = looks): Promise<void> {
  for (const { theme, width } of seen) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 800 });
    expect(await axeViolations(page, { without: ofPages }), `${id}, ${theme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowWidth(page), id).toBe(0);
}

test('remotes and shared components have stories beside those of the kit', () => {
  const groups = new Set(entries.map(({ title }) => title.split('/')[0]));
  expect([...groups].sort()).toEqual([
    'catalogue-ui',
    'mfe-catalogue',
    'mfe-community',
    'mfe-people',
    'mfe-title',
    'ui-kit',
  ]);
});

test('each piece renders without complaints in one theme in turn, and axe finds nothing in it', async ({
  page,
  complaints,
}) => {
  for (const [index, story] of firstStories().entries()) {
    await openStory(page, story.id);
    await expectSound(page, story, [looks[index % looks.length]!]);
  }
  expect(complaints).toEqual([]);
});

test(
  'each state of each piece renders in both themes, and axe finds nothing in it',
  { tag: SLOW },
  async ({ page }) => {
    test.setTimeout(10 * patience);
    for (const story of stories()) {
      await openStory(page, story.id);
      await expectSound(page, story);
    }
  },
);

test(
  'for those who ask for more contrast, text has that of AAA in both themes',
  { tag: SLOW },
  async ({ page }) => {
    test.setTimeout(10 * patience);
    // Not the samples of colours that others see.
    const kit = stories().filter(({ title }) => title.startsWith('ui-kit/') && !title.endsWith('/Colours'));
    for (const { id } of kit) {
      await openStory(page, id);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more', colorScheme });
        expect(await axeViolations(page, { only: ['color-contrast-enhanced'] }), id).toEqual([]);
      }
    }
  },
);

const edgeOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => {
    const { borderBottomColor, borderBottomWidth } = getComputedStyle(one);
    return `${borderBottomColor} ${borderBottomWidth}`;
  });

test('where the colours are the visitor’s, what is current can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const id of [
    'ui-kit-primitives-tabs--the-first-is-current',
    'ui-kit-primitives-chip--a-row-of-links',
  ]) {
    await openStory(page, id);
    const links = page.locator('#storybook-root').getByRole('link');
    expect(await edgeOf(links.nth(0))).not.toBe(await edgeOf(links.nth(1)));
  }
});

test('a piece has a page with its states, when to use it, and what it takes; the toolbar switches the theme', async ({
  page,
}) => {
  // Storybook shows a page when its scripts have run, which takes long on a busy machine.
  const late = { timeout: 20_000 };
  await page.goto(`${address}/index.html?path=/docs/ui-kit-primitives-badge--docs`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByText('Use one word: a genre')).toBeVisible(late);
  await expect(preview.getByRole('row', { name: /^tone/ })).toBeVisible();
  await page.goto(`${address}/index.html?path=/story/ui-kit-primitives-badge--accent&globals=theme:dark`);
  await expect(preview.getByText('Lead')).toBeVisible(late);
  await expect(preview.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test(
  'what places tooltips, and the dialog, are loaded when they are asked for',
  { tag: SLOW },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(path.basename(request.url()));
    });
    await openStory(page, 'ui-kit-primitives-tooltip--on-a-button');
    const before = scripts.length;
    await page.getByRole('button', { name: 'Watchlist' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Kept in this browser');
    expect(scripts.length).toBeGreaterThan(before);
    const [control, tooltip] = await Promise.all([
      page.getByRole('button', { name: 'Watchlist' }).boundingBox(),
      page.getByRole('tooltip').boundingBox(),
    ]);
    expect(tooltip!.y + tooltip!.height).toBeLessThanOrEqual(control!.y);
    expect(control!.y - tooltip!.y - tooltip!.height).toBeLessThan(12);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    await openStory(page, 'ui-kit-primitives-dialog--closed-until-it-is-asked-for');
    const closed = scripts.length;
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'Trailer' })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(closed);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('npm run dev -- ui-kit serves it from source, and ends it', { tag: SLOW }, async ({ page }) => {
  const [port] = await freePorts(1);
  const site = await startSite({ developing: ['ui-kit'], env: { SHELL_PORT: String(port) } });
  try {
    await page.goto(`${await site.address}/iframe.html?id=ui-kit-primitives-badge--accent&viewMode=story`);
    await expect(page.getByText('Lead')).toBeVisible();
  } finally {
    await site.stop();
  }
  await expect(page.request.get(`http://127.0.0.1:${port}/index.json`)).rejects.toThrow();
});
