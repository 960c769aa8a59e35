/** A visitor that goes through the site at random, but the same way for the same number. */
import { expect } from '@playwright/test';
import { below, pick, randomOf, type Random } from '@sinima/seeded-random';
import type { VisitorTab } from '@sinima/testing/visitor-browser';
import { ask, differenceOf, readPage } from './page-content.ts';
import type { FreshPages } from './fresh-pages.ts';

/** Paths of which no link is pressed: signing in and out, and pages about this browser and its address. */
const LEFT_OUT = 'api|login|logout|data-use|licence';

/** Links of the page that lead to pages of the site, and choices of its filters; each can be seen and pressed. */
const TARGETS = `(() => {
  const own = document.querySelectorAll('a[href], main select');
  return [...own].flatMap((element, index) => {
    if (!element.checkVisibility() || element.closest('[hidden], [inert], dialog')) return [];
    // What is chosen in a form that is sent changes no page.
    if (element.matches('select')) return element.form?.method === 'get' ? [{ index, options: element.options.length }] : [];
    const { origin, pathname, search } = element;
    const isPage = origin === location.origin && !/^\\/(${LEFT_OUT})/.test(pathname);
    const isPlain = isPage && !element.hasAttribute('target') && !element.hasAttribute('download');
    const isElsewhere = isPlain && pathname + search !== location.pathname + location.search;
    return isElsewhere ? [{ index, address: pathname + search, isWithin: pathname === location.pathname }] : [];
  });
})()`;

interface Target {
  /** Among the links and choices of the page. */
  readonly index: number;
  readonly address?: string;
  readonly isWithin?: boolean;
  readonly options?: number;
}

const STEPS = [
  'tap',
  'tap',
  'tap within the page',
  'tap within the page',
  'choose',
  'hover and click',
  'double click',
  'click while loading',
  'press a tab while loading',
  'back',
  'back',
  'forward',
  'reload',
] as const;

/** How long a step may take until its page is whole, in ms. */
const STEP_MS = 20_000;

export class Walk {
  private readonly random: Random;
  /** The steps so far, so that they can be repeated. */
  readonly done: string[] = [];

  constructor(
    private readonly tab: VisitorTab,
    private readonly fresh: FreshPages,
    number: number,
  ) {
    this.random = randomOf(`walk ${number}`);
  }

  /** Open the page at which the walk begins. */
  async begin(origin: string, address: string): Promise<void> {
    this.done.push(address);
    await this.tab.goTo(origin + address);
    await this.arrive((page) => page.address === address);
  }

  /** Take one step, and see to it that the page is the one that a fresh load of its address shows. */
  async step(): Promise<void> {
    const before = await readPage(this.tab);
    const targets = (await ask<Target[]>(this.tab, TARGETS)) ?? [];
    const links = targets.filter(({ address }) => address !== undefined);
    const within = links.filter(({ isWithin }) => isWithin);
    const beyond = links.filter(({ isWithin }) => !isWithin);
    const step = pick(this.random, STEPS);
    switch (step) {
      case 'tap':
      case 'hover and click':
      case 'double click':
        return this.follow(step, pick(this.random, beyond));
      case 'tap within the page':
        return within.length === 0 ? this.step() : this.follow(step, pick(this.random, within));
      case 'choose': {
        const choices = targets.filter(({ options }) => options !== undefined);
        return choices.length === 0 ? this.step() : this.choose(pick(this.random, choices), before!.address);
      }
      case 'click while loading':
        return this.change(step, pick(this.random, beyond), pick(this.random, beyond));
      case 'press a tab while loading':
        if (within.length === 0) return this.step();
        return this.change(step, pick(this.random, beyond), pick(this.random, within));
      case 'back':
      case 'forward': {
        const address = await this.neighbour(step === 'back' ? -1 : 1);
        if (address === undefined) return this.step();
        this.done.push(`${step} to ${address}`);
        await ask(this.tab, `void history.${step}()`);
        return this.arrive((page) => page.address === address);
      }
      case 'reload':
        this.done.push(step);
        await ask(this.tab, 'void location.reload()');
        return this.arrive((page) => page.openedAt !== before?.openedAt);
    }
  }

  private async follow(step: string, target: Target): Promise<void> {
    this.done.push(`${step}: ${target.address}`);
    const place = await this.placeOf(target);
    if (!place) return;
    if (step !== 'tap') await this.tab.hover(place.x, place.y);
    if (step === 'hover and click') {
      await ask(this.tab, `new Promise((resolve) => setTimeout(resolve, ${below(this.random, 400)}))`);
    }
    await this.tab.click(place.x, place.y);
    if (step === 'double click') await this.tab.click(place.x, place.y);
    await this.arrive((page) => page.address === target.address);
  }

  private async choose({ index, options }: Target, before: string): Promise<void> {
    const option = below(this.random, options!);
    this.done.push(`choose option ${option} of control ${index}`);
    const isChanged = await ask<boolean>(
      this.tab,
      `(() => {
        const select = document.querySelectorAll('a[href], main select')[${index}];
        if (select.selectedIndex === ${option}) return false;
        select.focus();
        select.selectedIndex = ${option};
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      })()`,
    );
    if (isChanged === true) await this.arrive((page) => page.address !== before);
  }

  /** Press one link, and another while the document of the first is on its way: one of the two is shown. */
  private async change(step: string, first: Target, second: Target): Promise<void> {
    const afterMs = below(this.random, 200);
    this.done.push(`${step}: ${first.address}, after ${afterMs} ms ${second.address}`);
    await ask(
      this.tab,
      `(() => {
        const links = document.querySelectorAll('a[href], main select');
        const second = setTimeout(() => links[${second.index}].click(), ${afterMs});
        // A page that the browser keeps would press it when it is shown again.
        addEventListener('pagehide', () => clearTimeout(second));
        links[${first.index}].click();
      })()`,
    );
    const ends = [first.address, second.address];
    await this.arrive((page) => ends.includes(page.address));
  }

  /** Bring a link into the middle of the screen. @returns where it is, or undefined where something covers it */
  private placeOf({ index }: Target): Promise<{ x: number; y: number } | null | undefined> {
    return ask(
      this.tab,
      `(() => {
        const link = document.querySelectorAll('a[href], main select')[${index}];
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [{ x, y, width, height }] = link.getClientRects();
        const middle = { x: x + width / 2, y: y + height / 2 };
        return link.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
      })()`,
    );
  }

  /** Return the address of the entry of the history before or after this one. */
  private neighbour(distance: number): Promise<string | undefined> {
    return ask(
      this.tab,
      `(() => {
        const entry = navigation.entries()[navigation.currentEntry.index + ${distance}];
        if (!entry?.url.startsWith(location.origin)) return undefined;
        const { pathname, search } = new URL(entry.url);
        return pathname + search;
      })()`,
    );
  }

  private async arrive(
    isThere: (page: NonNullable<Awaited<ReturnType<typeof readPage>>>) => boolean,
  ): Promise<void> {
    const differs = async (): Promise<string> => {
      const page = await readPage(this.tab);
      if (!page) return 'no page answers';
      if (!isThere(page)) return `it stays at ${page.address}`;
      if (!page.isSettled) return `something is on its way at ${page.address}`;
      return differenceOf(page, await this.fresh.of(page.address)) ?? '';
    };
    await expect
      .poll(differs, { message: this.done.join('\n'), timeout: STEP_MS, intervals: [20, 50, 100] })
      .toBe('');
  }
}
