import { html, type Html } from '@sinima/server/html';
import { duration } from '../guard/figures.ts';

/** Return a time as people read it: `12 min ago`, with the time itself as its tooltip. */
export function ago(iso: string, now: number): Html {
  return html`<time datetime="${iso}" title="${iso}">${duration(now - Date.parse(iso))} ago</time>`;
}
