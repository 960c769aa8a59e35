import type { Browser, CDPSession, Page } from '@playwright/test';
import { markdownTable } from '../measure/markdown-table.ts';
import { median } from '../measure/percentiles.ts';
import type { Target } from '../measure/target.ts';
import {
  followLink,
  hoverLinks,
  watchHeading,
  type Approach,
  type Followed,
  type Journey,
} from './follow-link.ts';
import { shapeNetwork, type ShapedNetwork } from './shaped-network.ts';
import { medianAndSpread } from './spread.ts';
import type { SiteUnderTest } from './site-under-test.ts';
import { CPU_SLOWDOWN, DESKTOP, DOWNLOAD, PHONE, UPLOAD, type Screen } from './throttled-page.ts';

const DELAYS_MS = [150, 400] as const;

/** Links that the mouse rests on in vain. */
const LINKS = 24;

const TITLES = 'main a[href^="/title/"]:not([href$="/cast"], [href$="/crew"], [href*="?"])';

const JOURNEYS: readonly Journey[] = [
  { name: 'home → a title', from: '/', links: `[data-fragment$="/trending"] ${TITLES.slice(5)}` },
  { name: 'movies → a title', from: '/movies', links: `main article ${TITLES.slice(5)}` },
  { name: 'a title → a person', from: '/title/living-in-bondage', links: 'main a[href^="/person/"]' },
  { name: 'a person → a title', from: '/person/genevieve-nnaji', links: TITLES },
];

const WAYS: readonly { readonly journey: Journey; readonly approach: Approach }[] = [
  ...JOURNEYS.flatMap((journey) =>
    (['hovered', 'tapped'] as const).map((approach) => ({ journey, approach })),
  ),
  { journey: { ...JOURNEYS[1]!, name: 'a title → movies' }, approach: 'back' },
];

/** Playwright has browsers restore no page, and cannot always follow one that does: that one is for Back alone. */
interface Browsers {
  readonly usual: Browser;
  readonly restoring: Browser;
}

/** A visitor of one site on one network, who has been to all the pages. */
interface Visitor {
  readonly network: ShapedNetwork;
  /** Follow a link of this index. */
  follow(way: { readonly journey: Journey; readonly approach: Approach }, index: number): Promise<Followed>;
  /** Resolves with the bytes of documents that nobody opens, where the mouse rests on each link of a page. */
  hover(): Promise<number>;
}

async function visit(browsers: Browsers, site: string, delayMs: number): Promise<Visitor> {
  const network = await shapeNetwork(site, { delayMs, download: DOWNLOAD, upload: UPLOAD });
  const open = async (
    browser: Browser,
    { options }: Screen,
  ): Promise<{ page: Page; devtools: CDPSession }> => {
    const context = await browser.newContext(options);
    await context.addInitScript({ content: 'globalThis.__name = (target) => target;' });
    await context.addInitScript(watchHeading);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    return { page, devtools };
  };
  const pages = {
    hovered: await open(browsers.usual, DESKTOP),
    tapped: await open(browsers.usual, PHONE),
    back: await open(browsers.restoring, PHONE),
  };
  const visitor: Visitor = {
    network,
    async follow({ journey, approach }, index) {
      const { page, devtools } = pages[approach];
      // A throttled page keeps the processor busy while it rests, and would slow the others.
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const followed = await followLink(page, { network, journey, approach, index });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      return followed;
    },
    hover: () => hoverLinks(pages.hovered.page, { network, journey: JOURNEYS[1]!, count: LINKS }),
  };
  for (const way of WAYS) await visitor.follow(way, 0);
  return visitor;
}

/** Measure navigations as documents, beside those of another site in turns, everything cached, the network shaped outside the browser. */
export async function benchNavigations({
  browser,
  launchRestoring,
  origin,
  against,
  runs,
  say,
}: SiteUnderTest): Promise<Target[]> {
  const restoring = await launchRestoring();
  const sites = [origin, ...(against === undefined ? [] : [against])];
  const figures = DELAYS_MS.flatMap((delayMs) =>
    WAYS.map((way) => ({ ...way, delayMs, seen: sites.map((): Followed[] => []) })),
  );
  try {
    for (const delayMs of DELAYS_MS) {
      const visitors: Visitor[] = [];
      for (const site of sites) visitors.push(await visit({ usual: browser, restoring }, site, delayMs));
      for (let run = 0; run < runs; run += 1) {
        for (const { seen, ...way } of figures.filter((each) => each.delayMs === delayMs)) {
          for (const [at, visitor] of visitors.entries()) seen[at]!.push(await visitor.follow(way, run + 1));
        }
        say(`navigations at ${delayMs} ms: run ${run + 1} of ${runs}`);
      }
      for (const [at, visitor] of visitors.entries()) {
        const kilobytes = (await visitor.hover()) / 1_000;
        say(
          `${sites[at]} at ${delayMs} ms: ${kilobytes.toFixed(0)} KB for ${LINKS} links that nobody follows`,
        );
        await visitor.network.close();
      }
    }
  } finally {
    await restoring.close();
  }
  const msOf = (views: readonly Followed[] = []): number[] => views.map(({ ms }) => ms);
  const kilobytesOf = (views: readonly Followed[]): string =>
    (median(views.map(({ bytes }) => bytes)) / 1_000).toFixed(1);
  const quotients = ([own, other]: readonly Followed[][]): number[] =>
    msOf(own).map((ms, at) => ms / msOf(other)[at]!);
  const nameOf = ({ journey, approach, delayMs }: (typeof figures)[number]): string =>
    `${journey.name}, ${approach}, ${delayMs} ms`;
  const rows = figures.map((one) => [
    nameOf(one),
    ...one.seen.flatMap((each) => [medianAndSpread(msOf(each), 0), kilobytesOf(each)]),
    ...(against === undefined ? [] : [medianAndSpread(quotients(one.seen), 2)]),
  ]);
  const heads =
    against === undefined ? ['heading', 'KB'] : ['heading', 'KB', 'the other’s', 'KB', 'quotient'];
  say(
    `\nNavigations: ms from the press, median (least–most)\n\n${markdownTable(['navigation', ...heads], rows)}`,
  );
  return figures.flatMap((one): Target[] => {
    const target = { name: nameOf(one), is: 'at most' } as const;
    if (one.approach === 'hovered')
      return [{ ...target, measured: median(msOf(one.seen[0])), wanted: 200, unit: ' ms' }];
    if (against === undefined) return [];
    return [
      { ...target, measured: median(quotients(one.seen)), wanted: 1.05, unit: ' of the other', digits: 2 },
    ];
  });
}
