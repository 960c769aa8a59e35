/** One navigation, from the press until the heading of the next page stands, across documents or within one. */
import { setTimeout as wait } from 'node:timers/promises';
import type { TabOptions, VisitorBrowser, VisitorTab } from '@sinima/testing/visitor-browser';
import pTimeout from 'p-timeout';
import type { ShapedNetwork } from '@sinima/testing/shaped-network';
import { CPU_SLOWDOWN, DESKTOP, PHONE } from './throttled-page.ts';

/** How long a mouse rests on a link before it presses it, and how long a page is left alone before and after; in ms. */
const REST_MS = 500;

/** How long a page or a link may take to stand, in ms. */
const DEADLINE_MS = 30_000;

/** How a visitor goes on: by a mouse that rests on the link, by a tap out of nothing, or by Back. */
export type Approach = 'hovered' | 'tapped' | 'back';

/** From a page to one of those that it links to. */
export interface Journey {
  readonly name: string;
  readonly from: string;
  /** Selector of links to follow, in turns. */
  readonly links: string;
}

interface Report {
  readonly kind: 'press' | 'heading';
  readonly path: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** Reports presses, and each heading once the frame in which it stands is painted. Sent to pages as text. */
function watchHeading(): void {
  const { report } = globalThis as unknown as { report: (text: string) => void };
  const send = (kind: string, at: number): void =>
    report(JSON.stringify({ kind, path: location.pathname, at }));
  let shown = { path: '', text: '' };
  let isLooking = false;
  const look = (): void => {
    const text = [...document.querySelectorAll('main h1')].find((each) =>
      each.checkVisibility(),
    )?.textContent;
    if (!text || location.pathname === shown.path || text === shown.text) {
      requestAnimationFrame(look);
      return;
    }
    isLooking = false;
    shown = { path: location.pathname, text };
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => send('heading', performance.timeOrigin + performance.now()));
    port1.start();
    port2.postMessage(null);
  };
  const begin = (): void => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(look);
  };
  const press = ({ timeStamp }: { timeStamp: number }): void => {
    send('press', performance.timeOrigin + timeStamp);
    begin();
  };
  addEventListener('click', press, { capture: true });
  addEventListener('press', press);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    shown = { path: '', text: '' };
    begin();
  });
  begin();
}

/** Finds one of the links once a router may have taken it over, and resolves with its address and its middle. */
const findLink = (links: string, index: number): string => `(async () => {
  const visible = () => [...document.querySelectorAll(${JSON.stringify(links)})].filter((link) => link.checkVisibility());
  const isHydrated = (link) => link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  while (!isHydrated(visible()[${index} % visible().length])) await new Promise((resolve) => setTimeout(resolve, 100));
  const link = visible()[${index} % visible().length];
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { path: link.pathname, x: x + width / 2, y: y + height / 2 };
})()`;

interface Link {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** A navigation that was followed to its end. */
export interface Followed {
  /** From the press to the heading. */
  readonly ms: number;
  /** That came over the network from the press, or from when the mouse came, until the page was at rest. */
  readonly bytes: number;
}

/** A visitor's tab, and when its pages stood. */
interface WatchedTab {
  readonly tab: VisitorTab;
  /** Resolves with the ms from the last press to the heading of this page. */
  standing(path: string, since: number): Promise<number>;
  reports(): number;
}

async function watchTab(browser: VisitorBrowser, approach: Approach): Promise<WatchedTab> {
  const {
    viewport,
    isMobile = false,
    deviceScaleFactor = 1,
  } = (approach === 'hovered' ? DESKTOP : PHONE).options;
  const reports: Report[] = [];
  let onReport = (): void => undefined;
  const options: TabOptions = {
    ...viewport!,
    deviceScaleFactor,
    isPhone: isMobile,
    slowdown: CPU_SLOWDOWN,
    watch: watchHeading,
    onReport(text) {
      reports.push(JSON.parse(text) as Report);
      onReport();
    },
  };
  const tab = await browser.openTab(options);
  return {
    tab,
    reports: () => reports.length,
    async standing(path, since) {
      const find = (): number | undefined => {
        const press = reports.slice(since).find(({ kind }) => kind === 'press');
        const heading = reports.slice(since).find(({ kind, path: at }) => kind === 'heading' && at === path);
        return heading && (press ? heading.at - press.at : 0);
      };
      const found = new Promise<number>((resolve) => {
        onReport = () => {
          const ms = find();
          if (ms !== undefined) resolve(ms);
        };
        onReport();
      });
      return pTimeout(found, { milliseconds: DEADLINE_MS, message: `The heading of ${path} did not stand.` });
    },
  };
}

interface FollowOptions {
  readonly network: Pick<ShapedNetwork, 'origin' | 'received'>;
  readonly journey: Journey;
  readonly approach: Approach;
  /** Which of the links is followed, counted around. */
  readonly index: number;
}

/** Follow a link in a tab of its own; for Back, measure the way back. */
export async function followLink(
  browser: VisitorBrowser,
  { network, journey, approach, index }: FollowOptions,
): Promise<Followed> {
  const { tab, standing, reports } = await watchTab(browser, approach);
  try {
    await tab.goTo(network.origin + journey.from);
    await standing(journey.from, 0);
    const link = await tab.evaluate<Link>(findLink(journey.links, index));
    await wait(REST_MS);
    let [before, since] = [network.received(), reports()];
    if (approach === 'hovered') {
      await tab.hover(link.x, link.y);
      await wait(REST_MS);
      await tab.click(link.x, link.y);
    } else await tab.tap(link.x, link.y);
    let ms = await standing(link.path, since);
    await wait(REST_MS);
    if (approach === 'back') {
      [before, since] = [network.received(), reports()];
      await tab.evaluate("dispatchEvent(new Event('press')); setTimeout(() => history.back())");
      ms = await standing(journey.from, since);
      await wait(REST_MS);
    }
    return { ms, bytes: network.received() - before };
  } finally {
    await tab.close();
  }
}

/** Let the mouse rest on so many links of a page, one after the other, and follow none. @returns bytes that came in vain */
export async function hoverLinks(
  browser: VisitorBrowser,
  { network, journey, count }: Pick<FollowOptions, 'network' | 'journey'> & { readonly count: number },
): Promise<number> {
  const { tab, standing } = await watchTab(browser, 'hovered');
  try {
    await tab.goTo(network.origin + journey.from);
    await standing(journey.from, 0);
    await tab.evaluate<Link>(findLink(journey.links, count - 1));
    await wait(REST_MS);
    const before = network.received();
    for (let index = 0; index < count; index += 1) {
      const { x, y } = await tab.evaluate<Link>(findLink(journey.links, index));
      await tab.hover(x, y);
      await wait(REST_MS);
    }
    return network.received() - before;
  } finally {
    await tab.close();
  }
}
