/** One look at a page: what a visitor sees of it, and how long it took. */
import { JSDOM, VirtualConsole } from 'jsdom';
import { SIGNED_IN, type FaultSite } from './fault-site.ts';
import type { TriedPage } from './tried-pages.ts';

/** The text of an error area. */
export const PAUSE = 'This part of the site is taking a break';

/** A page has the previous version or an error area within this time, in ms. */
export const WITHIN_MS = 2_000;

/** After this time nothing will come any more, in ms. */
const PATIENCE_MS = 20_000;

/** The contents of a page. */
export interface Seen {
  readonly status: number;
  readonly ms: number;
  readonly html: string;
  /** Whether header and footer are there, with their links. */
  readonly hasFrame: boolean;
  /** The text of each fragment, by its key; an error area says so. */
  readonly fragments: Readonly<Record<string, string>>;
  readonly main: string;
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export function isPaused(text: string | undefined): boolean {
  return text?.includes(PAUSE) ?? true;
}

/** Return what a page's HTML shows. */
function readPage(html: string): Pick<Seen, 'hasFrame' | 'fragments' | 'main'> {
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
  const header = document.querySelector('body header');
  const footer = [...document.querySelectorAll('footer')].find((each) => !each.closest('main'));
  const fragments = [...document.querySelectorAll('[data-fragment]')];
  return {
    hasFrame:
      header?.querySelector('a[href="/movies"]') != null &&
      textOf(footer).includes('Sinima. All rights reserved.'),
    fragments: Object.fromEntries(
      fragments.map((each) => [each.getAttribute('data-fragment') ?? '', textOf(each)]),
    ),
    main: textOf(document.querySelector('main')),
  };
}

/** Look at a page. @param isAnew as a visitor for whom no page is cached */
export async function visit(
  site: Pick<FaultSite, 'origin'>,
  { address }: Pick<TriedPage, 'address'>,
  isAnew = false,
): Promise<Seen> {
  const began = performance.now();
  try {
    const answer = await fetch(new URL(address, site.origin), {
      headers: { accept: 'text/html', ...(isAnew ? { cookie: SIGNED_IN } : {}) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const html = await answer.text();
    const ms = Math.round(performance.now() - began);
    return { status: answer.status, ms, html, ...readPage(html) };
  } catch (error) {
    const ms = Math.round(performance.now() - began);
    return {
      status: 0,
      ms,
      html: '',
      hasFrame: false,
      fragments: {},
      main: `no answer: ${(error as Error).message}`,
    };
  }
}
