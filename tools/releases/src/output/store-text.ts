/** The contents of the store, as text for a terminal. */
import type { Canary, LivePointer } from '@sinima/contracts/pointer';
import type { HistoryEntry } from '@sinima/releases/history';
import type { AppReport, StoreReport, VersionReport } from '@sinima/releases/store-check';
import { decisionText, minuteText } from '@sinima/releases/decision-text';
import { tableText } from './table.ts';

/** Return which apps have the other canaries of the set. */
function setPart(app: string, { set }: Canary): string {
  const others = Object.keys(set).filter((other) => other !== app);
  return others.length === 0 ? '' : `, one set with ${others.join(' and ')}`;
}

function stateText({ app, pointer, versions }: AppReport): string {
  if (!pointer) return 'not on the site';
  const { canary, hold, activated } = pointer;
  const newer = versions.filter(
    ({ version, published }) =>
      published &&
      published.when > activated.when &&
      version !== pointer.version &&
      version !== canary?.version,
  );
  const parts = [
    ...(hold ? [`held ${decisionText(hold)}`] : []),
    ...(canary
      ? [
          `canary ${canary.version} at ${canary.percent} %${canary.automatic ? ', steps by itself' : ''}${setPart(app, canary)}`,
        ]
      : []),
    ...(newer[0] ? [`published since, and not live: ${newer.map(({ version }) => version).join(', ')}`] : []),
  ];
  return parts.join('; ');
}

function problemLines({ problems, apps }: StoreReport): string[] {
  const ofApps = apps.flatMap(({ app, problems: own }) => own.map((problem) => `! ${app}: ${problem}`));
  return [...problems.map((problem) => `! ${problem}`), ...ofApps];
}

/** Return a row for each app, and the faults. */
export function listText(report: StoreReport): string {
  const rows = report.apps.map((app) => [
    app.app,
    app.pointer?.version ?? '–',
    app.pointer ? minuteText(app.pointer.activated.when) : '',
    app.pointer?.activated.who ?? '',
    app.pointer?.previous ?? '–',
    stateText(app),
  ]);
  const table = tableText(['APP', 'LIVE', 'SINCE', 'BY', 'IF IT FAILS', 'STATE'], rows);
  return [table, ...problemLines(report)].join('\n');
}

function roleText(version: string, pointer: LivePointer | undefined): string {
  if (version === pointer?.version) return 'live';
  if (version === pointer?.canary?.version) return `canary ${pointer.canary.percent} %`;
  const bar = pointer?.barred[version];
  if (bar) return `barred ${decisionText(bar)}`;
  return version === pointer?.previous ? 'if the live one fails' : '';
}

/** Return a row for each version of an app, the newest first, and the faults. */
export function versionsText(report: StoreReport, { app, pointer, versions }: AppReport): string {
  const row = ({ version, published, problem }: VersionReport): string[] => [
    version,
    published ? minuteText(published.when) : '',
    published?.who ?? '',
    [roleText(version, pointer), problem ?? '', published?.why ? `"${published.why}"` : '']
      .filter((part) => part !== '')
      .join('; '),
  ];
  const hold = pointer?.hold ? [`${app} is held ${decisionText(pointer.hold)}.`] : [];
  return [
    tableText(['VERSION', 'PUBLISHED', 'BY', 'STATE'], versions.map(row)),
    ...hold,
    ...problemLines(report),
  ].join('\n');
}

function movement({ what, from, to, percent }: HistoryEntry): string {
  if (what === 'canary') return `${to} at ${percent} %`;
  if (what === 'abort') return from ?? '';
  if (from === undefined || from === to) return to ?? '';
  return `${from} → ${to ?? 'off the site'}`;
}

/** Return a row for each change, the latest last. */
export function historyText(entries: readonly HistoryEntry[]): string {
  const rows = entries.map((entry) => [
    minuteText(entry.when),
    entry.who,
    entry.what,
    entry.app ?? '',
    movement(entry),
    entry.why ?? '',
  ]);
  return tableText(['WHEN', 'WHO', 'WHAT', 'APP', 'VERSION', 'WHY'], rows);
}
