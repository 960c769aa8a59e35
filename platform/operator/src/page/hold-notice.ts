import type { LivePointer } from '@sinima/contracts/pointer';
import { actionLink } from './action-controls.ts';
import { html, type Html } from './html.ts';
import { ago } from './time-text.ts';

/** Return that an app is held: by whom, why, and which version was rejected with the same decision. */
export function holdNotice(app: string, { hold, barred }: LivePointer, now: number): Html | undefined {
  if (hold === undefined) return undefined;
  const { who, when, why } = hold;
  const rejected = Object.entries(barred).find(([, bar]) => bar.when === when && bar.who === who)?.[0];
  return html`<div class="notice">
    ${
      rejected === undefined
        ? html`<p><strong>Held</strong> by ${who} ${ago(when, now)}.</p>`
        : html`<p>
            <strong>Stopped and held:</strong> <code>${rejected}</code> was rejected by ${who}
            ${ago(when, now)}.
          </p>`
    }
    ${why && html`<p class="reason">${why}</p>`}
    <p class="muted">Later deploys are published and do not go live.</p>
    ${actionLink('resume', app, 'Resume')}
  </div>`;
}
