/** Code of a remote that throws in the browser alone: what the visitor sees all the same. */
import type { Page } from '@playwright/test';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test, type OperatedSite } from './site/operated-site.ts';
import { changeFile } from './site/repository-copy.ts';
import { home, people, person } from './site/site-pages.ts';
import { releases } from './site/site-process.ts';
import { SLOW } from './site/test-tags.ts';

const PAUSE = 'This part of the site is taking a break';
const APP = 'mfe-people';

/** Where the sources say what is tested for, by fragment. */
const broken = {
  page: {
    file: `${APP}/src/pages/person-page.tsx`,
    messages: `${APP}/src/pages/pages.messages.ts`,
    words: 'Biography',
    body: '(): ReactNode {',
  },
  widget: {
    file: `${APP}/src/widgets/featured-talent-widget.tsx`,
    messages: `${APP}/src/widgets/widgets.messages.ts`,
    words: 'Featured Talent',
    body: '(): ReactNode {',
  },
};

test.describe('a release that throws in the browser', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  let site: OperatedSite;
  let good: string;

  async function publish(from: string, to: string): Promise<void> {
    for (const { messages, words } of Object.values(broken)) {
      await changeFile(site.copy, messages, `= '${from}${words}'`, `= '${to}${words}'`);
    }
    const published = await releases(
      site.storeDir,
      ['publish', APP, '--force', '--why', 'a test'],
      site.copy,
    );
    expect(published).toMatchObject({ code: 0 });
  }

  let secondFault: Promise<void> | undefined;

  /** Once for all tests here, whichever are run: the previous version throws, too. */
  const bothThrow = (): Promise<void> =>
    (secondFault ??= publish('New ', 'Newer ').then(() => site.served()));

  /** Open a page and follow its documents, what its fragments throw, and whether it ever shows an error area. */
  async function open(page: Page, at: string): Promise<{ documents: () => number; thrown: () => number }> {
    let thrown = 0;
    page.on('console', (message) => {
      if (message.text().includes('is taking a break:')) thrown += 1;
    });
    await page.addInitScript((words) => {
      new MutationObserver(() => {
        if (document.body?.textContent?.includes(words)) sessionStorage.setItem('paused', 'yes');
      }).observe(document, { childList: true, subtree: true });
    }, PAUSE);
    await page.goto(site.address + at);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    return { documents: () => documents, thrown: () => thrown };
  }

  const heading = (page: Page, name: string) =>
    page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

  async function expectNoPause(page: Page): Promise<void> {
    expect(await page.evaluate(() => sessionStorage.getItem('paused'))).toBeNull();
  }

  async function expectFrameToWork(page: Page): Promise<void> {
    await hydrated(page, 'header:not(main *) a, footer button');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Please enter your email address.', { exact: true })).toBeVisible();
  }

  test.beforeAll(async ({ operated }) => {
    site = operated;
    good = (await site.store.generation()).apps[APP]!.version;
    for (const { file, body } of Object.values(broken)) {
      const fault = `if (typeof window !== 'undefined') throw new Error('broken in the browser');`;
      await changeFile(site.copy, file, body, `${body} ${fault}`);
    }
    await publish('', 'New ');
    await site.served();
  });

  test('the previous version takes over a page that throws, with no error area in between', async ({
    page,
  }) => {
    const { documents } = await open(page, person.address);
    await expect(heading(page, 'Biography')).toBeVisible();
    await hydrated(page);
    await expectFrameToWork(page);
    await expectNoPause(page);
    expect(documents()).toBe(0);
  });

  test('the previous version takes over a widget that throws, and the others live on', async ({ page }) => {
    await open(page, home.address);
    // Its code comes when the visitor does.
    await page
      .getByRole('main')
      .getByRole('heading', { name: /Featured Talent$/ })
      .scrollIntoViewIfNeeded();
    await expect(heading(page, 'Featured Talent')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: home.heading })).toBeVisible();
    await hydrated(page);
    await expectNoPause(page);
  });

  test('when the previous version throws as well, the page stays as the server rendered it, and its links work', async ({
    page,
  }) => {
    await bothThrow();
    const { documents, thrown } = await open(page, person.address);
    await expect.poll(thrown).toBe(2);
    await expect(heading(page, 'Newer Biography')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: person.heading })).toBeVisible();
    await expectFrameToWork(page);
    await expectNoPause(page);
    await page.getByRole('main').locator('a[href^="/title/"]').first().click();
    await expect(page).toHaveURL(/\/title\//);
    expect(documents()).toBe(1);
  });

  test(
    'when the previous version throws as well, a widget stays as the server rendered it',
    { tag: SLOW },
    async ({ page }) => {
      await bothThrow();
      const { thrown } = await open(page, home.address);
      // Its code comes when the visitor does.
      await heading(page, 'Newer Featured Talent').scrollIntoViewIfNeeded();
      await expect.poll(thrown).toBe(2);
      await expect(heading(page, 'Newer Featured Talent')).toBeVisible();
      await expect(heading(page, 'Recent Reviews')).toBeVisible();
      await expectFrameToWork(page);
      await expectNoPause(page);
    },
  );

  test('a page of which no version renders stands as the server rendered it', async ({ page }) => {
    const { documents, thrown } = await open(page, people.address);
    await hydrated(page);
    await page.getByRole('main').locator('a[href^="/person/"]').first().click();
    await expect.poll(thrown).toBe(2);
    await expect(heading(page, 'Newer Biography')).toBeVisible();
    expect(documents()).toBe(1);
  });

  test('a rollback mends what stood as the server rendered it, at the next document', async ({ page }) => {
    const { thrown } = await open(page, person.address);
    await expect.poll(thrown).toBe(2);
    await site.store.rollback(APP, { to: good, why: 'a test' });
    await site.served();
    await page.reload();
    await expect(heading(page, 'Biography')).toBeVisible();
    await hydrated(page);
    expect(thrown()).toBe(2);
    await expectNoPause(page);
  });
});
