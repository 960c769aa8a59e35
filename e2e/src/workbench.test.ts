/** `npm run dev -- ui-kit`: the workbench, as a designer has it open while working on a piece. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '@sinima/testing/axe';
import { overflowWidth } from './checks/reflow.ts';
import { changeFile, copyRepository } from './site/repository-copy.ts';
import { startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough for a build on a busy machine, in milliseconds. */
const patience = 120_000;

let copy: string;
let workbench: SiteProcess;
let address: string;

test.describe.configure({ mode: 'default', timeout: patience });

test.beforeAll(async () => {
  test.setTimeout(patience);
  copy = await copyRepository();
  workbench = await startSite({ repository: copy, developing: ['ui-kit'] });
  address = await workbench.address;
});

test.afterAll(async () => {
  await workbench.stop();
  await rm(path.dirname(copy), { recursive: true });
});

/** The pages of all pieces, as the first page links to them. */
async function piecePages(page: Page): Promise<string[]> {
  await page.goto(address);
  const links = page.getByRole('navigation', { name: 'Pieces' }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => href.startsWith('pieces/'));
}

/** The addresses of the frames in which a piece's page shows its states. */
async function frameAddresses(page: Page, piece: string): Promise<string[]> {
  const html = await (await page.request.get(`${address}/${piece}`)).text();
  return [...html.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(
    ([, src]) => new URL(String(src).replaceAll('&amp;', '&'), `${address}/${piece}`).href,
  );
}

/** Open a frame by itself, and wait until it shows its state. */
async function openFrame(page: Page, frame: string): Promise<void> {
  await page.goto(frame);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
] as const;

for (const { theme, width } of looks) {
  test(`in the ${theme} theme axe finds nothing in the kit, and nothing is wider than 320 px`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}/kit.html?theme=${theme}`);
    await page.setViewportSize({ width, height: 800 });
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowWidth(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test(
  'the first story of each piece of a remote renders without complaints, and axe finds nothing in it',
  { tag: SLOW },
  async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stories = (await piecePages(page)).filter((href) => /^pieces\/(mfe|catalogue-ui)-/.test(href));
    expect(stories.length).toBeGreaterThan(8);
    for (const piece of stories) {
      const [first] = await frameAddresses(page, piece);
      await openFrame(page, first!);
      await expect(page.getByText('This story throws')).toHaveCount(0);
      expect(await axeViolations(page), piece).toEqual([]);
    }
    expect(complaints).toEqual([]);
  },
);

test(
  'each page of a piece is reached from the first, and axe finds nothing in what stands around the frames',
  { tag: SLOW },
  async ({ page, complaints }) => {
    const pieces = await piecePages(page);
    for (const at of ['', 'tokens.html', pieces[0]!, pieces.at(-1)!]) {
      await page.goto(`${address}/${at}`);
      expect(await axeViolations(page), at).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowWidth(page), at).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(complaints).toEqual([]);
  },
);

test(
  'each state of each piece shows nothing that axe finds, at 360 and 1280 px and under each switch',
  { tag: SLOW },
  async ({ page }) => {
    test.setTimeout(10 * patience);
    const switches = [
      'theme=light',
      'theme=dark',
      'theme=dark&contrast=1',
      'theme=light&large=1',
      'theme=light&still=1',
    ];
    for (const piece of await piecePages(page)) {
      for (const frame of await frameAddresses(page, piece)) {
        for (const look of switches) {
          for (const width of [1280, 360]) {
            await page.setViewportSize({ width, height: 800 });
            await openFrame(page, `${frame}&${look}`);
            expect(await axeViolations(page), `${frame}&${look} at ${width} px`).toEqual([]);
          }
        }
      }
    }
  },
);

test(
  'for those who ask for more contrast, text has that of AAA in both themes',
  { tag: SLOW },
  async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more', colorScheme });
      await page.goto(`${address}/kit.html`);
      // Not the samples of colours that others see.
      const options = { only: ['color-contrast-enhanced'], exclude: '#colours' };
      expect(await axeViolations(page, options), colorScheme).toEqual([]);
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
  await page.goto(`${address}/kit.html`);
  const tabs = page.locator('#tabs').getByRole('navigation').first().getByRole('link');
  expect(await edgeOf(tabs.nth(0))).not.toBe(await edgeOf(tabs.nth(1)));
  const chips = page.locator('#chip').getByRole('button');
  expect(await edgeOf(chips.nth(0))).not.toBe(await edgeOf(chips.nth(1)));
});

test(
  'a piece’s switches show its states in both themes, on a phone, and as visitors ask for them',
  { tag: SLOW },
  async ({ page }) => {
    await page.goto(`${address}/pieces/chip.html?theme=both&narrow=1`);
    for (const theme of ['light', 'dark']) {
      const title = `Chip: Selected, ${theme}`;
      await expect(page.frameLocator(`iframe[title="${title}"]`).locator('html')).toHaveCSS(
        'color-scheme',
        theme,
      );
      expect((await page.getByTitle(title).boundingBox())?.width).toBe(360);
    }
    await page.getByRole('button', { name: 'System' }).click();
    const chosen = page.frameLocator('iframe[title="Chip: Selected"]').getByRole('button');
    await expect(chosen).toHaveCSS('border-bottom-width', '1px');
    await page.getByRole('button', { name: 'Forced colours' }).click();
    await expect(chosen).toHaveCSS('border-bottom-width', '3px');
    await page.getByRole('button', { name: 'Large text' }).click();
    await expect(chosen).toHaveCSS('font-size', '28px');
  },
);

test(
  'the dialog and what places tooltips are loaded when they are asked for',
  { tag: SLOW },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(path.basename(request.url()));
    });
    await page.goto(`${address}/kit.html`);
    expect(scripts).toHaveLength(1);

    await page.getByRole('button', { name: 'Watchlist' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Kept in this browser');
    const [control, tooltip] = await Promise.all([
      page.getByRole('button', { name: 'Watchlist' }).boundingBox(),
      page.getByRole('tooltip').boundingBox(),
    ]);
    expect(tooltip!.y + tooltip!.height).toBeLessThanOrEqual(control!.y);
    expect(control!.y - tooltip!.y - tooltip!.height).toBeLessThan(12);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(scripts).toHaveLength(2);

    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'Trailer' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(scripts).toHaveLength(3);
  },
);

test(
  'an open page shows a change by itself, a story that throws costs only itself, and a mistake leaves the workbench up',
  { tag: SLOW },
  async ({ page }) => {
    await page.goto(`${address}/kit.html`);
    const rating = page.locator('#rating-threads');
    await expect(rating.getByText('Not rated yet', { exact: true })).toBeVisible();
    const file = 'ui-kit/src/rating/rating-threads.tsx';
    await changeFile(copy, file, 'Not rated yet', 'Nobody has rated it');
    await expect(rating.getByText('Nobody has rated it', { exact: true })).toBeVisible({
      timeout: patience / 3,
    });

    const stories = 'mfe-people/src/widgets/featured-talent-widget.stories.tsx';
    const piece = `${address}/pieces/mfe-people-featured-talent-widget.html`;
    await page.goto(piece);
    await changeFile(
      copy,
      stories,
      'export default {',
      'if (address) throw new Error("No sample");\nexport default {',
    );
    await expect(page.getByRole('alert')).toHaveText('This piece cannot be shown: No sample', {
      timeout: patience / 3,
    });
    await page.goto(`${address}/kit.html`);
    await expect(rating.getByText('Nobody has rated it', { exact: true })).toBeVisible();

    await changeFile(copy, file, 'rated it</span>', 'rated it</span');
    await expect
      .poll(() => workbench.output(), { timeout: patience / 3 })
      .toContain('The workbench stays as it was.');
    await page.reload();
    await expect(rating.getByText('Nobody has rated it', { exact: true })).toBeVisible();
  },
);
