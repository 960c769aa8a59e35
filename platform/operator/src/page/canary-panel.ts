import type { Canary } from '@sinima/contracts/pointer';
import { sumOf } from '../guard/canary-evidence.ts';
import { countOf } from '../guard/figures.ts';
import type { WatchedCanary } from '../guard/guard.ts';
import { actionLink, hiddenFields } from './action-controls.ts';
import { errorList } from './error-list.ts';
import { html, type Html } from '@sinima/server/html';
import { ago } from './ago.ts';
import type { OverviewData } from './overview.ts';

const DECISIONS = { continue: 'may go on', hold: 'waits', abort: 'is being stopped' } as const;

function stageList(percent: number, stages: readonly number[]): Html {
  const all = [...new Set([...stages, percent, 100])].sort((a, b) => a - b);
  return html`<ol class="stages" aria-label="Shares of visitors">
    ${all.map((stage) => {
      const state = stage < percent ? 'done' : stage === percent ? 'present' : 'to-come';
      return html`<li class="${state}" ${stage === percent && html` aria-current="step"`}>${stage} %</li>`;
    })}
  </ol>`;
}

function verdictText(watched: WatchedCanary | undefined): Html {
  if (watched === undefined) return html`<p>The guard has not looked at it yet.</p>`;
  const { verdict, evidence } = watched;
  const { canary } = sumOf(evidence);
  return html`<p class="verdict ${verdict.needsLook === true ? 'look' : verdict.decision}">
    <strong>It ${DECISIONS[verdict.decision]}:</strong> ${verdict.why}.
    <span class="muted">${countOf(canary.visitors, 'visitor')} of it in all.</span>
  </p>`;
}

/** Return the facts about a canary under way, and the actions on it. */
export function canaryPanel(
  app: string,
  canary: Canary,
  watched: WatchedCanary | undefined,
  { stages, now, errors }: Pick<OverviewData, 'stages' | 'now' | 'errors'>,
): Html {
  const { version, set, percent, automatic, who, why, stepSince } = canary;
  const others = Object.keys(set).filter((other) => other !== app);
  return html`<section class="trial" aria-label="Canary of ${app}">
    <h3>
      <span class="key canary"><b>Canary</b></span> <code>${version}</code>
    </h3>
    ${stageList(percent, automatic ? stages : [])}
    <p class="muted">
      ${percent} % of visitors, set by ${who} ${ago(stepSince, now)}.
      ${automatic ? 'The guard starts the next stage.' : 'You start the next stage.'}
      ${others.length > 0 && html`<br />One set with ${others.join(' and ')}: all stages, stops and promotions are for all of it.`}
      ${why && html`<br />“${why}”`}
    </p>
    ${verdictText(watched)} ${errorList(errors.of(app), app, version, now)}
    <div class="actions">
      ${actionLink('abort', app, 'Stop it', 'danger')} ${actionLink('promote', app, 'Give it to everyone')}
      <form method="get" action="/operator/confirm" class="inline">
        ${hiddenFields({ action: 'canary', app, version, ...(automatic && { automatic: 'on' }) })}
        <label
          >Share <input name="percent" type="number" min="0" max="100" step="any" value="${percent}" required
        /></label>
        <button>Change</button>
      </form>
    </div>
  </section>`;
}
