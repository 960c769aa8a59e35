/** One navigation, from the press until the heading of the next page is painted, across documents or within one. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { middleOf } from './middle-of-link.ts';
import type { ShapedNetwork } from './shaped-network.ts';

/** How long a mouse rests on a link before it presses it, and how long a page is left alone before, in ms. */
const REST_MS = 500;

/** How a visitor goes on: by a mouse that rests on the link, by a tap out of nothing, or by Back. */
export type Approach = 'hovered' | 'tapped' | 'back';

/** From a page to one of those that it links to. */
export interface Journey {
  readonly name: string;
  readonly from: string;
  /** Selector of links to follow, in turns. */
  readonly links: string;
}

/** Follows the heading in each document. Sent to pages as text: it uses nothing from outside. */
export function watchHeading(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const press = (): void => sessionStorage.setItem('pressed', String(now()));
  addEventListener('click', press, { capture: true });
  const look = (): void => {
    const { wanted, former, seen } = sessionStorage as { wanted?: string; former?: string; seen?: string };
    // A page that waits for nothing takes no time from the others.
    if (wanted === undefined || seen !== undefined) return;
    requestAnimationFrame(look);
    if (location.pathname !== wanted) return;
    const heading = [...document.querySelectorAll('main h1')].find((each) => each.checkVisibility());
    if (!heading || heading.textContent === former) return;
    // After the frame in which it stands has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => sessionStorage.setItem('seen', String(now())), { once: true });
    port1.start();
    port2.postMessage(null);
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  addEventListener('wanted', look);
  look();
}

/** Note where the visitor goes, and what the heading must no longer be. */
const expectPage = (page: Page, path: string): Promise<void> =>
  page.evaluate((wanted) => {
    const heading = [...document.querySelectorAll('main h1')].find((each) => each.checkVisibility());
    sessionStorage.removeItem('seen');
    sessionStorage.setItem('former', heading?.textContent ?? '');
    sessionStorage.setItem('wanted', wanted);
    dispatchEvent(new Event('wanted'));
  }, path);

/** Resolves with the ms from the press to the heading. */
async function timeToHeading(page: Page): Promise<number> {
  const ms = await page.waitForFunction(
    () => {
      const { pressed, seen } = sessionStorage as { pressed?: string; seen?: string };
      return seen === undefined ? undefined : Number(seen) - Number(pressed);
    },
    undefined,
    // In every frame, it would have the browser produce one.
    { polling: 100 },
  );
  return (await ms.jsonValue())!;
}

/** A navigation that was followed to its end. */
export interface Followed {
  /** From the press to the heading. */
  readonly ms: number;
  /** That came over the network from the press, or from when the mouse came, until the page was at rest. */
  readonly bytes: number;
}

interface FollowOptions {
  readonly network: Pick<ShapedNetwork, 'origin' | 'received'>;
  readonly journey: Journey;
  readonly approach: Approach;
  /** Which of the links is followed, counted around. */
  readonly index: number;
}

/** Follow a link; for Back, measure the way back. */
export async function followLink(
  page: Page,
  { network, journey, approach, index }: FollowOptions,
): Promise<Followed> {
  await page.goto(network.origin + journey.from);
  const links = page.locator(journey.links).filter({ visible: true });
  await links.first().waitFor();
  const link = links.nth(index % (await links.count()));
  await link.scrollIntoViewIfNeeded();
  // A router takes links over once they are hydrated.
  await page.waitForFunction(
    (element) => Object.keys(element).some((key) => key.startsWith('__reactProps')),
    await link.elementHandle(),
    { polling: 100 },
  );
  await wait(REST_MS);
  await expectPage(page, (await link.getAttribute('href'))!);
  const { x, y } = await middleOf(link);
  let before = network.received();
  if (approach === 'hovered') {
    await page.mouse.move(x, y);
    await wait(REST_MS);
    await page.mouse.click(x, y);
  } else await page.touchscreen.tap(x, y);
  let ms = await timeToHeading(page);
  await wait(REST_MS);
  if (approach === 'back') {
    await expectPage(page, journey.from);
    before = network.received();
    await page.evaluate(() => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
      history.back();
    });
    ms = await timeToHeading(page);
    await wait(REST_MS);
  }
  return { ms, bytes: network.received() - before };
}

/** Let the mouse rest on so many links of a page, one after the other, and follow none. @returns bytes that came in vain */
export async function hoverLinks(
  page: Page,
  { network, journey, count }: Pick<FollowOptions, 'network' | 'journey'> & { readonly count: number },
): Promise<number> {
  await page.goto(network.origin + journey.from);
  const links = page.locator(journey.links).filter({ visible: true });
  await links.nth(count - 1).waitFor();
  for (let index = 0; index < count; index += 1) await links.nth(index).scrollIntoViewIfNeeded();
  await wait(REST_MS);
  const before = network.received();
  for (let index = 0; index < count; index += 1) {
    await links.nth(index).scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(links.nth(index));
    await page.mouse.move(x, y);
    await wait(REST_MS);
  }
  return network.received() - before;
}
