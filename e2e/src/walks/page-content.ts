/** The page that a tab shows, as a walk compares it with a fresh load of its address. */
import type { VisitorTab } from '@sinima/testing/visitor-browser';

export interface PageContent {
  /** Path and query. */
  readonly address: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly main: string;
}

interface ReadPage extends PageContent {
  /** Whether nothing more is on its way: no document, no code, no data. */
  readonly isSettled: boolean;
  /** When the document was requested, in ms since 1970. */
  readonly openedAt: number;
}

/** How long an answer of a page may take, in ms: one that gives way to the next never answers. */
const ANSWER_MS = 1_000;

/** Sent to each document: notes the document that is on its way, and tells the tab which page the visitor sees. */
export function noteLeaving(): void {
  const page = globalThis as unknown as { report: (text: string) => void; leaving?: string | undefined };
  const { navigation } = globalThis as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    const { destination } = event as Event & { destination: { sameDocument: boolean; url: string } };
    if (!destination.sameDocument) page.leaving = destination.url;
  });
  addEventListener('pageshow', () => {
    page.leaving = undefined;
    page.report('shown');
  });
  document.addEventListener('prerenderingchange', () => page.report('shown'));
}

const READ = `(() => {
  const main = document.querySelector('main');
  const waits = '[aria-busy=true], [role=status]:is([aria-label^=Loading], [aria-label^=Searching])';
  return {
    address: location.pathname + location.search,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
    main: main?.textContent ?? '',
    openedAt: performance.timeOrigin,
    isSettled:
      document.readyState === 'complete' &&
      document.documentElement.dataset.hydrated !== undefined &&
      globalThis.leaving === undefined &&
      main?.querySelector(waits) === null,
  };
})()`;

/** Evaluate an expression; undefined where the page gives way to another meanwhile. */
export async function ask<T>(tab: VisitorTab, expression: string): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS, undefined);
  });
  try {
    return await Promise.race([tab.evaluate<T>(expression).catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Read the page that the tab shows; undefined while it gives way to another. */
export const readPage = (tab: VisitorTab): Promise<ReadPage | undefined> => ask<ReadPage>(tab, READ);

/** Return how two pages differ, or undefined. */
export function differenceOf(page: PageContent, fresh: PageContent): string | undefined {
  for (const key of ['address', 'title', 'headings'] as const) {
    const [is, should] = [JSON.stringify(page[key]), JSON.stringify(fresh[key])];
    if (is !== should) return `${key}: ${is}, fresh ${should}`;
  }
  if (page.main === fresh.main) return undefined;
  const at = [...page.main].findIndex((character, index) => character !== fresh.main[index]);
  const from = Math.max(0, (at < 0 ? page.main.length : at) - 40);
  return `main: …${page.main.slice(from, from + 100)}…, fresh …${fresh.main.slice(from, from + 100)}…`;
}
