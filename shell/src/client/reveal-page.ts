import { beginAtTop } from '../app/scroll-restoration.ts';

/** How long React is not told of a page that is revealed where the browser paints nothing, in milliseconds. */
const LONGEST_MS = 300;

/**
 * Reveal the page that React has rendered ahead, hidden, in place of the one that is seen. What React does to reveal it takes
 * as long again as style and layout of the page, so it follows when the browser has painted.
 *
 * @param follow called then, and perhaps once more
 * @returns whether there was one
 */
export function revealPage(follow: () => void): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *')];
  const ahead = new Set(parts.filter(({ style }) => style.display === 'none'));
  if (ahead.size === 0) return false;
  for (const part of parts) {
    if (ahead.has(part)) part.style.removeProperty('display');
    else part.style.setProperty('display', 'none', 'important');
  }
  beginAtTop();
  requestAnimationFrame(() => setTimeout(follow));
  setTimeout(follow, LONGEST_MS);
  return true;
}

export type RevealPage = typeof revealPage;
