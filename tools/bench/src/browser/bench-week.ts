/** The bytes of a returning visitor, with compression dictionaries and without. */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findChromium } from '@sinima/checks/find-chromium';
import { rootDir } from '@sinima/build/workspace';
import { openSigningStore } from '@sinima/releases/open-store';
import { hydrated } from '@sinima/testing/readiness';
import { countTransfers, type Transfer } from '@sinima/testing/transfers';
import type { Target } from '../measure/target.ts';
import { markdownTable } from '../measure/markdown-table.ts';
import { STORE_SETTINGS } from '../site/store-settings.ts';
import { publishTwoLines } from '../site/two-line-release.ts';
import type { SiteUnderTest } from './site-under-test.ts';
import { Traffic } from './traffic.ts';

/** A Chromium that knows no compression dictionaries. */
const WITHOUT_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-features=CompressionDictionaryTransport'];

/** Pages of a kind from which the server makes its dictionary. */
const SEEN = 4;

/** How long after a change of the pointer its deltas are made, with much to spare, in ms. */
const SETTLED_MS = 10_000;

/** How long nothing may be on its way until a visit is over: what is loaded when the browser is idle is loaded by then. In ms. */
const QUIET_MS = 5_000;

/** The bytes of a visit, bodies alone. */
interface Taken {
  readonly documents: number;
  /** Scripts and styles of mfe-title. */
  readonly code: number;
}

/** The visits of one browser. */
interface Week {
  readonly name: string;
  readonly first: Taken;
  readonly second: Taken;
  readonly afterRelease: Taken;
  readonly afterRollback: Taken;
}

const STEPS = [
  ['a first title page', 'first'],
  ['a second title page', 'second'],
  ['a title page after two changed lines', 'afterRelease'],
  ['a title page after the rollback', 'afterRollback'],
] as const;

/** Measure what two visitors take who come back, one with dictionaries and one without. */
export async function benchWeek({ browser, origin, say }: SiteUnderTest): Promise<Target[]> {
  const store = await openSigningStore(STORE_SETTINGS, rootDir);
  const slugs = async (list: string): Promise<string[]> => {
    const found = (await (await fetch(`${origin}/api/${list}?pageSize=20`)).json()) as { slug: string }[];
    return found.map(({ slug }) => slug);
  };
  const [titles, people] = [await slugs('titles'), await slugs('people')];
  const seen = [
    ...titles.splice(0, SEEN).map((slug) => `/title/${slug}`),
    ...people.slice(0, SEEN).map((slug) => `/person/${slug}`),
  ];
  for (const path of seen) await (await fetch(origin + path)).text();

  const without = await chromium.launch({ executablePath: findChromium()!, args: WITHOUT_ARGS });
  const visitors = await Promise.all(
    [browser, without].map((each: Browser) => each.newContext({ serviceWorkers: 'block' })),
  );
  const visitAll = async (): Promise<Taken[]> => {
    const url = `${origin}/title/${titles.shift()}`;
    const taken: Taken[] = [];
    for (const visitor of visitors) taken.push(await visit(visitor, url));
    return taken;
  };
  try {
    const [first, second] = [await visitAll(), await visitAll()];
    await publishTwoLines();
    await wait(SETTLED_MS);
    const afterRelease = await visitAll();
    await store.rollback('mfe-title', { why: 'it was measured' });
    await wait(SETTLED_MS);
    const afterRollback = await visitAll();
    const weeks = ['with dictionaries', 'without'].map((name, index): Week => ({
      name,
      first: first[index]!,
      second: second[index]!,
      afterRelease: afterRelease[index]!,
      afterRollback: afterRollback[index]!,
    }));
    say(`\nThe next week: bytes of documents + of scripts and styles of mfe-title\n${weekTable(weeks)}`);
    return targetsOf(weeks[0]!);
  } finally {
    for (const visitor of visitors) await visitor.close();
    await without.close();
  }
}

async function visit(visitor: BrowserContext, url: string): Promise<Taken> {
  const page = await visitor.newPage();
  const transfers = await countTransfers(page);
  const traffic = new Traffic(page);
  await page.goto(url);
  await hydrated(page);
  await traffic.quiet(QUIET_MS);
  await page.close();
  const sum = (counts: (transfer: Transfer) => boolean): number =>
    transfers()
      .filter(counts)
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    documents: sum(({ type }) => type === 'Document'),
    // The host loads some of its own on a sample of pages alone.
    code: sum(({ address }) => /^\/releases\/mfe-title\/.+\.(?:js|css)$/.test(address)),
  };
}

function weekTable(weeks: readonly Week[]): string {
  const rows = STEPS.map(([name, step]) => [
    name,
    ...weeks.map((week) => `${week[step].documents} + ${week[step].code}`),
  ]);
  return markdownTable(['visit', ...weeks.map(({ name }) => name)], rows);
}

function targetsOf({ second, afterRelease, afterRollback }: Week): Target[] {
  const atMost = (name: string, measured: number, wanted: number): Target => ({
    name,
    measured,
    wanted,
    is: 'at most',
    unit: ' bytes',
  });
  return [
    atMost('a second title page', second.documents, 4_096),
    atMost('scripts and styles after two changed lines', afterRelease.code, 1_536),
    atMost('scripts and styles after the rollback', afterRollback.code, 0),
  ];
}
