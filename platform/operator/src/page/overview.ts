import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import type { HistoryEntry } from '@sinima/releases/history';
import type { Session } from '../access/sessions.ts';
import type { ErrorWatch } from '../errors/error-watch.ts';
import { countOf } from '../guard/figures.ts';
import type { Guard } from '../guard/guard.ts';
import type { ShellAnswer } from '../health/fetch-health.ts';
import { appCard } from './app-card.ts';
import { changeList } from './change-list.ts';
import { html, type Html } from '@sinima/server/html';
import { ago } from './ago.ts';
import { layout } from './layout.ts';

/** The contents of the overview. */
export interface OverviewData extends Pick<Guard, 'timeline' | 'canaries' | 'answers'> {
  readonly generation: Generation;
  /** The latest changes, newest first. */
  readonly changes: readonly HistoryEntry[];
  /** Versions in the store, by app, newest names first. */
  readonly versions: Readonly<Record<string, readonly string[]>>;
  /** How far the live versions are translated, by app. */
  readonly translations: Readonly<Record<string, string>>;
  /** The errors of code, by app. */
  readonly errors: Pick<ErrorWatch, 'of'>;
  /** Shares that an automatic canary goes through. */
  readonly stages: readonly number[];
  /** In ms. */
  readonly now: number;
}

/** Apps that need attention come first. */
const rank = ({ canary, hold }: LivePointer): number =>
  canary === undefined ? (hold === undefined ? 2 : 1) : 0;

function shellText(answers: readonly ShellAnswer[]): Html {
  const silent = answers.flatMap((answer) => ('trouble' in answer ? [answer] : []));
  if (answers.length === 0) return html`<p class="muted">No shell server has been asked yet.</p>`;
  if (silent.length === 0)
    return html`<p class="muted">${countOf(answers.length, 'shell server')} answering.</p>`;
  return html`<div class="notice alarm">
    ${silent.map(({ shell, trouble }) => html`<p><strong>${shell} does not answer:</strong> ${trouble}.</p>`)}
  </div>`;
}

function headline(apps: readonly LivePointer[]): string {
  const canaries = apps.filter(({ canary }) => canary !== undefined).length;
  const held = apps.filter(({ hold }) => hold !== undefined).length;
  const parts = [
    ...(canaries > 0 ? [countOf(canaries, 'canary', 'canaries') + ' under way'] : []),
    ...(held > 0 ? [`${held} held`] : []),
  ];
  return parts.length === 0 ? 'All is as deployed' : parts.join(', ');
}

/** Return the overview: what is live, how it fares, what was changed last. */
export function overviewPage(data: OverviewData, session: Session): string {
  const { generation, answers, changes, now } = data;
  const apps = Object.entries(generation.apps).sort(
    ([a, left], [b, right]) => rank(left) - rank(right) || a.localeCompare(b),
  );
  const body = html` <div class="summary">
      <h1>${headline(apps.map(([, pointer]) => pointer))}</h1>
      <p class="muted">
        ${
          generation.number === 0
            ? 'Nothing is live yet.'
            : html`${countOf(apps.length, 'app')} live; generation ${generation.number},
              ${ago(generation.when, now)} by ${generation.who}.`
        }
      </p>
      ${shellText(answers)}
      <p class="actions">
        <a class="button" href="/operator/fields">Fields of the API, and what reads them</a>
      </p>
    </div>
    <div class="cards">${apps.map(([app, pointer]) => appCard(app, pointer, data))}</div>
    ${changeList(changes, now)}`;
  return layout({ title: headline(apps.map(([, pointer]) => pointer)), body, session, isLive: true });
}
