import { duration } from '../guard/figures.ts';
import { html, type Html } from './html.ts';

/** Return a time as people read it: `12 min ago`, with the exact time on hover. */
export function ago(iso: string, now: number): Html {
  return html`<time datetime="${iso}" title="${iso}">${duration(now - Date.parse(iso))} ago</time>`;
}
