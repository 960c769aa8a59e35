import type { OpenTab } from './open-tab.ts';
import type { RenderAhead } from './page-ahead.ts';
import type { PagePreloader } from './page-preloader.ts';

/** How long the pointer rests on a link before the page behind it is fetched, in milliseconds. */
const REST_MS = 65;

/** How long the focus does: who goes through a page by Tab passes most of its links. */
const FOCUS_MS = 250;

/** How long a finger rests on a link before it is taken for a tap, and not for the beginning of a scroll. */
const TAP_MS = 50;

interface PreloadOptions {
  readonly pages: Pick<PagePreloader, 'prepare' | 'prepareStep' | 'isReady'>;
  readonly renderAhead: RenderAhead;
  readonly tab: Pick<OpenTab, 'preload' | 'prepare'>;
  /** Whether the visitor wants nothing that was not asked for. */
  readonly savesData: () => boolean;
}

function linkOf({ target }: Pick<Event, 'target'>): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

const isPlain = (event: MouseEvent | KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Fetch the page behind a link once the visitor shows that they mean it. Where the pointer or the focus rests on it, code and
 * data are; while they still mean it when all has arrived, it is rendered as well. Where a finger touches it or it is pressed,
 * its step is prepared.
 */
export function preloadOnIntent({ pages, renderAhead, tab, savesData }: PreloadOptions): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let meant: HTMLAnchorElement | undefined;

  const prepare = async (link: HTMLAnchorElement): Promise<void> => {
    meant = link;
    await pages.prepare(link);
    if (meant === link && pages.isReady(link)) renderAhead(link);
  };

  const prepareStep = (link: HTMLAnchorElement): void => void pages.prepareStep(link);

  const callOff = (): void => {
    clearTimeout(resting);
    meant = undefined;
  };

  /** Wait for a sign that is likely to be meant; the next one, or its end, calls it off. */
  const after = (
    ms: number,
    link: HTMLAnchorElement | null,
    fetchPage: (link: HTMLAnchorElement) => void,
  ): void => {
    callOff();
    if (!link || savesData()) return;
    // The news may come when the step has been taken.
    const fetchAhead = (): void => void (link.pathname !== location.pathname && fetchPage(link));
    resting = setTimeout(() => tab.preload(fetchAhead), ms);
  };
  const now = (link: HTMLAnchorElement | null): void => {
    clearTimeout(resting);
    if (meant !== link) meant = undefined;
    if (link && !savesData() && !pages.isReady(link)) tab.prepare(() => prepareStep(link));
  };

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') after(REST_MS, linkOf(event), prepare);
  });
  document.addEventListener('focusin', (event) => after(FOCUS_MS, linkOf(event), prepare));
  document.addEventListener('touchstart', (event) => after(TAP_MS, linkOf(event), prepareStep), {
    passive: true,
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch' && event.button === 0 && isPlain(event)) now(linkOf(event));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && isPlain(event)) now(linkOf(event));
  });
  // What began as a touch has become a scroll.
  document.addEventListener('pointercancel', callOff);
  // The sign that this code came with.
  after(REST_MS, linkOf({ target: document.querySelector('a:hover') ?? document.activeElement }), prepare);
}
