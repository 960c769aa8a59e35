/** `npm run dev -- <remote>` as a feature team works with it: in a clone of its own. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { contentsOf } from './site/folder-contents.ts';
import { title } from './site/site-pages.ts';
import { descendants, stillRunning } from './site/process-tree.ts';
import { changeFile, sourceWith, copyRepository } from './site/repository-copy.ts';
import { startSite } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough for the build of the development host and of one remote on a busy machine, in milliseconds. */
const patience = 180_000;

test.describe.configure({ timeout: patience });

test(
  'an open page takes a change and keeps its state, mistakes show with file and line, and nothing is left behind',
  { tag: SLOW },
  async ({ page }) => {
    const copy = await copyRepository();
    const store = process.env.SITE_RELEASES_DIR ?? '';
    const before = await contentsOf(store);
    const site = await startSite({
      repository: copy,
      developing: ['mfe-title'],
      env: { RELEASES_DIR: store },
    });
    const address = await site.address;
    const heading = page.getByRole('heading', { name: /Summary/ });
    const problems = page.getByRole('alert').filter({ hasText: 'mfe-title' });
    const typed = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
    const said = await sourceWith(copy, 'mfe-title/src', 'Plot Summary');
    const file = await sourceWith(copy, 'mfe-title/src', 'messages.plotSummary');
    const patiently = { timeout: patience / 3 };

    await page.goto(address + title.address);
    await expect(heading).toHaveText('Plot Summary');
    await typed.fill('typed before the change');
    await page.evaluate(() => scrollTo(0, 300));
    await changeFile(copy, said, 'Plot Summary', 'Plot Summary, worked on');
    await expect(heading).toHaveText('Plot Summary, worked on', patiently);
    await expect(typed).toHaveValue('typed before the change');
    expect(await page.evaluate(() => scrollY)).toBe(300);

    await changeFile(copy, file, '    <section>', '    <section {>');
    await expect(problems).toContainText('mfe-title does not build', patiently);
    await expect(problems).toContainText(new RegExp(`${file}:\\d+:\\d+`));
    expect(site.output()).toContain(`${file}:`);
    await changeFile(copy, file, '    <section {>', '    <section>');
    await changeFile(copy, said, 'Plot Summary, worked on', 'Plot Summary');
    await expect(heading).toHaveText('Plot Summary', patiently);
    await expect(problems).toHaveCount(0);
    await expect(typed).toHaveValue('typed before the change');

    const onServer = "if (typeof document === 'undefined') throw new Error('No plot on the server');";
    await changeFile(copy, file, '  return (', `  ${onServer}\n  return (`);
    await expect(problems).toContainText('mfe-title throws on the server', patiently);
    await expect(problems).toContainText('No plot on the server');
    await expect(problems).toContainText(new RegExp(`${file}:\\d+`));
    const answer = await page.reload();
    expect(answer?.status()).toBe(503);
    await expect(problems).toContainText('mfe-title throws on the server');

    const pids = descendants(site.pid).map(({ pid }) => pid);
    await site.stop();
    await expect.poll(() => stillRunning([site.pid, ...pids])).toEqual([]);
    expect(await contentsOf(store)).toEqual(before);
    await rm(path.dirname(copy), { recursive: true });
  },
);
