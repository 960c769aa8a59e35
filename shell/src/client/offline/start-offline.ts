/** What a page does for the times without a network, and to say what it takes: fetched once the page stands. */
import type { PageState } from '../../app/page-state.ts';
import { OFFLINE_LINE } from '../../app/offline-line.ts';
import { tellPageWeight } from '../../app/page-weight.ts';
import { onPageShown } from '../../app/shown-pages.ts';
import type { ReleaseNews } from '../release-news.ts';
import type { FollowedCount } from './measure-data.ts';
import { askWorker, endWorker, registerWorker, tellWorker } from './worker-messages.ts';

/** How long a page has to stand until it is kept, in milliseconds: nobody reads what they pass by. */
const READ_MS = 2_000;

const address = (): string => location.pathname + location.search;

/** Return the paths of the releases' files that this document has loaded. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [
    ...new Set(
      names.filter(({ pathname }) => pathname.startsWith('/releases/')).map(({ pathname }) => pathname),
    ),
  ];
}

function keepPages(counted: Promise<FollowedCount>): void {
  let reading: number | undefined;
  const keep = async (): Promise<void> => {
    const message = { type: 'cache-page', path: address(), files: loadedFiles() } as const;
    const downloaded = await askWorker<number>(message);
    if (downloaded) (await counted).addCopies(downloaded);
  };
  keep().catch(() => undefined);
  onPageShown(() => {
    clearTimeout(reading);
    reading = window.setTimeout(() => keep().catch(() => undefined), READ_MS);
  });
}

/** The line above a copy says it when the network is back. */
function followNetwork(): void {
  addEventListener('online', () => {
    const line = document.getElementById(OFFLINE_LINE)?.querySelector('span');
    if (line) line.textContent = 'You are online again.';
  });
}

async function keepCopies(
  { composition, visitorVersions }: PageState,
  news: ReleaseNews,
  counted: Promise<FollowedCount>,
): Promise<void> {
  // A preview is for one browser and a short while.
  if (!('serviceWorker' in navigator) || composition.preview) return;
  let heard = visitorVersions.generation;
  news.listen(({ generation, serviceWorker }) => {
    if (serviceWorker === 'off') void endWorker();
    else if (generation > heard) {
      heard = generation;
      void tellWorker({ type: 'generation-heard', generation });
    }
  });
  if (visitorVersions.serviceWorker === 'off') await endWorker();
  else if (await registerWorker()) keepPages(counted);
}

/** Undefined: the document came without the worker, and the browser knows. */
async function weighDocument(): Promise<number | undefined> {
  const [document] = performance.getEntriesByType('navigation');
  if (!document || document.workerStart === 0) return undefined;
  return (await askWorker<number | null>({ type: 'weigh-document' })) ?? 0;
}

/** Signs that a page may be next: from then on, what is loaded is for that page. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** Return a function that tells when the visitor turned to the page that stands now, in milliseconds. */
function followIntent(): () => number {
  let turned = { pathname: '', at: 0 };
  for (const type of INTENT_EVENTS) {
    const note = ({ target, timeStamp }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.pathname !== turned.pathname) turned = { pathname: link.pathname, at: timeStamp };
    };
    document.addEventListener(type, note, { capture: true, passive: true });
  }
  return () => (turned.pathname === location.pathname ? turned.at : performance.now());
}

/** Count what the page takes, for the footer: below the first screen, so that nobody sees it before their first sign. */
async function showPageWeight(signed: Promise<void>): Promise<FollowedCount> {
  await signed;
  const { measureData } = await import('./measure-data.ts');
  const count = measureData(() => tellPageWeight(count.page()), weighDocument);
  const turnedAt = followIntent();
  onPageShown(() => {
    count.begin(turnedAt());
    tellPageWeight(count.page());
  });
  return count;
}

/** @param signed resolves with the first sign of the visitor */
export function startOffline(page: PageState, news: ReleaseNews, signed: Promise<void>): void {
  followNetwork();
  const counted = showPageWeight(signed);
  counted.catch(() => undefined);
  void keepCopies(page, news, counted);
}
