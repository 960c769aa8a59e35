/** What the page takes over the network, for the footer. */
import { tellPageWeight } from '../../app/page-weight.ts';
import { onPageShown } from '../../app/shown-pages.ts';
import { measureData, type FollowedCount } from './measure-data.ts';
import { askWorker } from './worker-messages.ts';

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

/** Count what the page takes, and the pages after it, and tell the footer. */
export function showPageWeight(): FollowedCount {
  const count = measureData(() => tellPageWeight(count.page()), weighDocument);
  const turnedAt = followIntent();
  onPageShown(() => {
    count.begin(turnedAt());
    tellPageWeight(count.page());
  });
  return count;
}
