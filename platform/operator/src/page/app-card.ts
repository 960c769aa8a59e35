import type { LivePointer } from '@sinima/contracts/pointer';
import { duration } from '../guard/figures.ts';
import { actionLink, hiddenFields, versionSelect } from './action-controls.ts';
import { canaryPanel } from './canary-panel.ts';
import { errorList } from './error-list.ts';
import { healthPlots } from './health-plots.ts';
import { html, type Html } from '@sinima/server/html';
import { ago } from './ago.ts';
import type { OverviewData } from './overview.ts';

/** Return the note that an app is held: the operator, the reason, and the version that was rejected with the same decision. */
function holdNotice(app: string, { hold, barred }: LivePointer, now: number): Html | undefined {
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

function barredList({ barred }: LivePointer, now: number): Html | undefined {
  const versions = Object.entries(barred);
  if (versions.length === 0) return undefined;
  return html`<details class="barred">
    <summary>${versions.length} barred</summary>
    <ul>
      ${versions.map(
        ([version, { who, when, why }]) =>
          html`<li><code>${version}</code> by ${who} ${ago(when, now)}${why && `: “${why}”`}</li>`,
      )}
    </ul>
  </details>`;
}

function otherVersions(app: string, pointer: LivePointer, versions: readonly string[]): Html | undefined {
  const others = versions.filter((version) => version !== pointer.version);
  if (others.length === 0) return undefined;
  const candidates = others.filter(
    (version) => !Object.hasOwn(pointer.barred, version) && version !== pointer.canary?.version,
  );
  const canMakeCanary = pointer.hold === undefined && candidates.length > 0;
  return html`<details class="other">
    <summary>Other versions</summary>
    <form method="get" action="/operator/confirm">
      ${hiddenFields({ action: 'activate', app })} ${versionSelect(`activate-${app}`, others)}
      <button>Make it live</button>
    </form>
    ${
      canMakeCanary &&
      html`<form method="get" action="/operator/confirm">
        ${hiddenFields({ action: 'canary', app })} ${versionSelect(`canary-${app}`, candidates)}
        <label
          >Share, % <input name="percent" type="number" min="0" max="100" step="any" value="1" required
        /></label>
        <label class="check"
          ><input name="automatic" type="checkbox" checked /> the guard starts the next stages</label
        >
        <button>Start a canary</button>
      </form>`
    }
  </details>`;
}

/** Return the live version of one app, its health, and the actions on it. */
export function appCard(app: string, pointer: LivePointer, data: OverviewData): Html {
  const { now, timeline, canaries, errors, versions, translations } = data;
  const { version, previous, activated, canary, hold } = pointer;
  return html`<article class="card" id="${app}">
    <header>
      <h2>${app} <code>${version}</code></h2>
      <p class="muted">
        Live for ${duration(now - Date.parse(activated.when))}, by
        ${activated.who}${activated.why && html`: “${activated.why}”`}.
        ${previous === undefined ? 'No other good version.' : html`Before it: <code>${previous}</code>`}
      </p>
      ${translations[app] && html`<p class="muted">Texts: ${translations[app]}.</p>`}
    </header>
    ${holdNotice(app, pointer, now)} ${canary && canaryPanel(app, canary, canaries.get(app), data)}
    ${errorList(errors.of(app), app, version, now)} ${healthPlots(app, pointer, timeline, now)}
    <div class="actions">
      ${previous !== undefined && actionLink('rollback', app, 'Roll back', 'danger')}
      ${hold === undefined && actionLink('hold', app, 'Hold')}
    </div>
    <div class="more">${otherVersions(app, pointer, versions[app] ?? [])} ${barredList(pointer, now)}</div>
  </article>`;
}
