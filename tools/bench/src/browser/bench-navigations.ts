import { launchVisitorBrowser } from '@sinima/testing/visitor-browser';
import { markdownTable } from '../measure/markdown-table.ts';
import { median } from '../measure/percentiles.ts';
import type { Target } from '../measure/target.ts';
import { followLink, hoverLinks, type Approach, type Followed, type Journey } from './follow-link.ts';
import { shapeNetwork } from '@sinima/testing/shaped-network';
import { medianAndSpread } from './spread.ts';
import type { SiteUnderTest } from './site-under-test.ts';
import { DOWNLOAD, UPLOAD } from './throttled-page.ts';

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

/** A visitor of one site on one network, who has been to all the pages. */
interface Visitor {
  /** Follow a link of this index. */
  follow(way: { readonly journey: Journey; readonly approach: Approach }, index: number): Promise<Followed>;
  /** Resolves with the bytes of documents that nobody opens, where the mouse rests on each link of a page. */
  hover(): Promise<number>;
  leave(): Promise<void>;
}

async function visit(executablePath: string, site: string, delayMs: number): Promise<Visitor> {
  const network = await shapeNetwork(site, { delayMs, download: DOWNLOAD, upload: UPLOAD });
  const browser = await launchVisitorBrowser(executablePath);
  const visitor: Visitor = {
    follow: (way, index) => followLink(browser, { network, ...way, index }),
    hover: () => hoverLinks(browser, { network, journey: JOURNEYS[1]!, count: LINKS }),
    async leave() {
      await browser.close();
      await network.close();
    },
  };
  return visitor;
}

/** Measure navigations as documents, beside those of another site in turns, everything cached, the network shaped outside the browser. */
export async function benchNavigations({
  executablePath,
  origin,
  against,
  runs,
  say,
}: SiteUnderTest): Promise<Target[]> {
  const sites = [origin, ...(against === undefined ? [] : [against])];
  const figures = DELAYS_MS.flatMap((delayMs) =>
    WAYS.map((way) => ({ ...way, delayMs, seen: sites.map((): Followed[] => []) })),
  );
  for (const delayMs of DELAYS_MS) {
    const visitors: Visitor[] = [];
    try {
      for (const site of sites) visitors.push(await visit(executablePath, site, delayMs));
      // From the second visit on everything is cached.
      for (const visitor of visitors) for (const way of WAYS) await visitor.follow(way, 0);
      for (let run = 0; run < runs; run += 1) {
        for (const { seen, journey, approach } of figures.filter((each) => each.delayMs === delayMs)) {
          for (const [at, visitor] of visitors.entries()) {
            seen[at]!.push(await visitor.follow({ journey, approach }, run + 1));
          }
        }
        say(`navigations at ${delayMs} ms: run ${run + 1} of ${runs}`);
      }
      for (const [at, visitor] of visitors.entries()) {
        const kilobytes = (await visitor.hover()) / 1_000;
        say(
          `${sites[at]} at ${delayMs} ms: ${kilobytes.toFixed(0)} KB for ${LINKS} links that nobody follows`,
        );
      }
    } finally {
      for (const visitor of visitors) await visitor.leave();
    }
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
