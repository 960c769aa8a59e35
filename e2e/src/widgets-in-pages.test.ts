/** A widget of one remote in a page of another: on the site that is operated, where mfe-title admits mfe-community meanwhile. */
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { VISITOR_VERSIONS_PATH, type VisitorVersions } from '@sinima/contracts/composition';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/operated-site.ts';
import { changeFile } from './site/repository-copy.ts';
import { releases } from './site/site-process.ts';
import { person, title } from './site/site-pages.ts';

/** Enough for builds on a busy machine, in milliseconds. */
const patience = 180_000;

test.describe.configure({ mode: 'serial', timeout: patience });

const widget = `import { useParams } from '@sinima/runtime';
  import { useId, useState } from 'react';
  export default function RateWidget() {
    const id = useId();
    const [stars, setStars] = useState(0);
    return (
      <section>
        <label htmlFor={id}>Your words on {useParams().slug}</label>
        <input id={id} />
        <button type="button" onClick={() => setStars(stars + 1)}>{stars} stars</button>
      </section>
    );
  }
`;

/** Where mfe-title says whom it admits, where mfe-community says what it has, and its widget. */
const [titleConfig, config, entry, source] = [
  'mfe-title/remote.config.ts',
  'mfe-community/remote.config.ts',
  'mfe-community/src/remote.ts',
  'mfe-community/src/widgets/rate-widget.tsx',
] as const;

let address: string;
let store: string;
let copy: string;
/** The versions of both that were live before. */
let former: { app: string; version: string }[];

const publish = async (app: string): Promise<void> => {
  const { code, output } = await releases(store, ['publish', app, '--force', '--why', 'a test'], copy);
  expect(code, output).toBe(0);
};

const write = (text: string): Promise<void> => writeFile(path.join(copy, source), text);

/** Return the version of mfe-community that new pages have. */
async function liveVersion(): Promise<string | undefined> {
  const { versions } = (await (await fetch(address + VISITOR_VERSIONS_PATH)).json()) as VisitorVersions;
  return versions['mfe-community'];
}

/** Publish mfe-community as its sources are, and wait until new pages have it. */
async function publishWidget(): Promise<void> {
  const former = await liveVersion();
  await publish('mfe-community');
  await expect.poll(liveVersion, { timeout: patience / 3, intervals: [100] }).not.toBe(former);
}

test.beforeAll(async ({ operated }) => {
  test.setTimeout(patience);
  ({ address, storeDir: store, copy } = operated);
  await operated.activate(operated.titles[0]);
  const { apps } = await operated.store.generation();
  former = ['mfe-title', 'mfe-community'].map((app) => ({ app, version: apps[app]!.version }));
  const admits = (team: string) => `rate: { admits: ['${team}'] }`;
  await changeFile(copy, titleConfig, admits('mfe-members'), admits('mfe-community'));
  const hero = "hero: { slot: 'home'";
  const rate = "rate: { slot: 'mfe-title/title.rate', order: 1 },\n";
  await changeFile(copy, config, hero, rate + hero);
  const lazy = `rate: { load: () => import(/* webpackChunkName: "rate" */ './widgets/rate-widget.tsx') },\n`;
  const widgets = '  widgets: {\n';
  await changeFile(copy, entry, widgets, widgets + lazy);
  await write(widget);
  await publish('mfe-title');
  await publishWidget();
});

// Other specs have versions and sources as they were.
test.afterAll(async ({ operated }) => {
  for (const file of [titleConfig, config, entry]) await cp(path.join(rootDir, file), path.join(copy, file));
  await rm(path.join(copy, source));
  await operated.store.activate(former, { why: 'a test' });
  await operated.served();
});

test('a widget stands in the page of another remote as the server sent it, and its controls work', async ({
  page,
  complaints,
}) => {
  await page.goto(address + title.address);
  const fragment = '[data-fragment="mfe-community/widgets/rate"]';
  const field = page.locator('article').getByLabel('Your words on');
  const sent = await field.elementHandle();
  await field.fill('A film');
  await hydrated(page, `${fragment} button`);
  await page.getByRole('button', { name: '0 stars' }).click();
  await expect(page.getByRole('button', { name: '1 stars' })).toBeVisible();
  await expect(field).toHaveValue('A film');
  expect(await field.evaluate((element, before) => element === before, sent)).toBe(true);
  // A tab is another address of the same page.
  await page.getByRole('link', { name: 'Technical' }).first().click();
  await expect(page).toHaveURL(/tab=technical/);
  await expect(page.getByRole('button', { name: '1 stars' })).toBeVisible();
  await expect(field).toHaveValue('A film');
  expect(complaints).toEqual([]);
});

test('a widget stands in the pages whose slots it names, and in no others', async ({ page }) => {
  await page.goto(address + person.address);
  await hydrated(page);
  await expect(page.locator('[data-fragment="mfe-people/pages/person"] h1')).toHaveText(person.heading);
  await expect(page.locator('[data-fragment="mfe-community/widgets/rate"]')).toHaveCount(0);
});

test('a version of the widget that throws gives way to the former one, and the page is there', async ({
  page,
}) => {
  await write(`export default function RateWidget() { throw new Error('broken'); }\n`);
  await publishWidget();
  await page.goto(address + title.address);
  await expect(page.getByRole('heading', { level: 1, name: title.heading })).toBeVisible();
  await hydrated(page, '[data-fragment="mfe-community/widgets/rate"] button');
  await page.getByRole('button', { name: '0 stars' }).click();
  await expect(page.getByRole('button', { name: '1 stars' })).toBeVisible();
});
