import { afterPaint } from './after-paint.ts';
import { partsAhead } from './page-parts.ts';

/** How a fragment's element is displayed anyway; as a style of its own it means that the fragment is laid out, and hidden. */
const LAID_OUT = 'contents';

/**
 * Lay out what React has rendered ahead, once the browser has nothing to paint. It stays hidden by a rule of
 * `page-transitions.css`, until React or `revealPage` takes back how it is displayed.
 */
async function layOutAhead(): Promise<void> {
  await afterPaint();
  for (const part of partsAhead()) {
    if (part.dataset.fragment === undefined || part.style.display === LAID_OUT) continue;
    for (const child of part.children) child.setAttribute('data-page-box', '');
    part.style.setProperty('display', LAID_OUT, 'important');
    // What is skipped is laid out for who asks where it stands, and that is kept.
    for (const child of part.children) child.firstElementChild?.getBoundingClientRect();
  }
}

let observer: MutationObserver | undefined;

/** Have pages laid out that React renders ahead: style and layout, half of what a step to one takes, are done before it. */
export function layOutPagesAhead(): void {
  if (observer || !CSS.supports('content-visibility', 'hidden')) return;
  observer = new MutationObserver(() => void layOutAhead());
  observer.observe(document.getElementById('main')!, { childList: true });
  void layOutAhead();
}
