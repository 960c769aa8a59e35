import { beginAtTop } from '../app/scroll-restoration.ts';
import { afterPaint } from './after-paint.ts';
import { hide, partsAhead, partsOfMain } from './page-parts.ts';

/**
 * Reveal the page that React has rendered ahead, hidden, in place of the one that is seen. What React does to reveal it takes
 * as long again as style and layout of the page, so it follows when the browser has painted.
 *
 * @param follow called then
 * @returns whether there was one
 */
export function revealPage(follow: () => void): boolean {
  const ahead = new Set(partsAhead());
  if (ahead.size === 0) return false;
  for (const part of partsOfMain()) {
    delete part.dataset.leaving;
    if (ahead.has(part)) part.style.removeProperty('display');
    else hide(part);
  }
  beginAtTop();
  void afterPaint().then(follow);
  return true;
}

export type RevealPage = typeof revealPage;
