/** `npm run dev -- <remote>` as a feature team works with it: in a clone of its own. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { title } from './site/site-pages.ts';
import { descendants, stillRunning } from './site/process-tree.ts';
import { changeFile, componentWith, copyRepository } from './site/repository-copy.ts';
import { startSite } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';

/** Enough for the builds of the development host and of one remote on a busy machine, in milliseconds. */
const patience = 180_000;

test.describe.configure({ timeout: patience });

test('an open page shows a change by itself, a mistake leaves the site up, and nothing is left behind', async ({
  page,
}) => {
  const copy = await copyRepository();
  const site = await startSite({
    repository: copy,
    developing: ['mfe-title'],
    env: { RELEASES_DIR: process.env.SITE_RELEASES_DIR ?? '' },
  });
  const address = await site.address;
  const summary = page.getByRole('heading', { name: /Summary/ });
  await page.goto(address + title.address);
  await expect(summary).toHaveText('Plot Summary');

  const file = await componentWith(copy, 'mfe-title/src', 'Plot Summary');
  await changeFile(copy, file, 'Plot Summary', 'Plot Summary, worked on');
  await expect(summary).toHaveText('Plot Summary, worked on', { timeout: patience / 3 });

  await changeFile(copy, file, 'worked on" />', 'worked on" {/>');
  await expect.poll(() => site.output(), { timeout: patience / 3 }).toContain('The site runs on as it was.');
  await page.reload();
  await expect(summary).toHaveText('Plot Summary, worked on');

  const pids = descendants(site.pid).map(({ pid }) => pid);
  await site.stop();
  await expect.poll(() => stillRunning([site.pid, ...pids])).toEqual([]);
  await rm(path.dirname(copy), { recursive: true });
});
