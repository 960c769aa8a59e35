import type { HistoryEntry } from '@sinima/releases/history';
import { html, type Html } from '@sinima/server/html';
import { ago } from './ago.ts';

const WORDS: Readonly<Record<HistoryEntry['what'], string>> = {
  publish: 'published',
  activate: 'made live',
  rollback: 'rolled back',
  hold: 'held',
  resume: 'resumed',
  canary: 'canary',
  promote: 'given to everyone',
  abort: 'canary stopped',
  retire: 'taken off the site',
  recover: 'signed again after a restore',
  renew: 'renewed before it expired',
};

function versionsOf({ what, from, to, percent }: HistoryEntry): Html | undefined {
  if (what === 'abort') return html`<code>${from}</code>`;
  if (what === 'canary') return html`<code>${to}</code> at ${percent} %`;
  if (what === 'hold' || what === 'resume') return undefined;
  if (from !== undefined && to !== undefined) return html`<code>${from}</code> → <code>${to}</code>`;
  const version = to ?? from;
  return version === undefined ? undefined : html`<code>${version}</code>`;
}

/** Return the latest changes as a list. @param changes newest first */
export function changeList(changes: readonly HistoryEntry[], now: number): Html {
  return html`<section class="changes">
    <h2>Latest changes</h2>
    ${changes.length === 0 && html`<p class="muted">Nothing has been changed yet.</p>`}
    <ol>
      ${changes.map(
        (entry) =>
          html`<li class="change ${entry.what}">
            <p class="what">
              <strong>${entry.app ?? 'all'}</strong>
              <span class="verb">${WORDS[entry.what]}</span> ${versionsOf(entry)}
            </p>
            <p class="by">${entry.who}, ${ago(entry.when, now)}</p>
            ${entry.why && html`<p class="why">${entry.why}</p>`}
          </li>`,
      )}
    </ol>
  </section>`;
}
