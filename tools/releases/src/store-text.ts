/** What the operator reads on the terminal. */
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import type { HistoryEntry } from '@sinima/releases/release-history';
import type { AppReport, VersionReport } from '@sinima/releases/store-check';

/** An ISO time as people read it, in UTC, to the minute. */
function minuteText(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

function publishedText({ when, who }: VersionReport, now: Date): string {
  const ago = formatDistanceStrict(new Date(when), now, { addSuffix: true });
  return `published ${ago}${who ? ` by ${who}` : ''} (${minuteText(when)})`;
}

function reportText({ app, live, previous, versions, problems }: AppReport, now: Date): string {
  const shown = versions.map((report) => ({ version: report.version, told: publishedText(report, now) }));
  const gone = [live, previous]
    .flatMap((version) => version ?? [])
    .filter((version) => versions.every((report) => report.version !== version))
    .map((version) => ({ version, told: 'not in the store' }));
  const rank = (version: string): number => (version === live ? 0 : version === previous ? 1 : 2);
  const rows = [...gone, ...shown].sort((a, b) => rank(a.version) - rank(b.version));
  const width = Math.max(0, ...rows.map(({ version }) => version.length));
  const marks = ['live', 'previous', ''];
  return [
    app,
    ...rows.map(
      ({ version, told }) => `  ${(marks[rank(version)] ?? '').padEnd(8)}  ${version.padEnd(width)}  ${told}`,
    ),
    ...problems.map((problem) => `  ! ${problem}`),
  ].join('\n');
}

/** Each remote with its versions, the live one first, and its problems. */
export function listText(reports: readonly AppReport[], now: Date): string {
  return reports.map((report) => reportText(report, now)).join('\n\n');
}

function movement({ what, from, to }: HistoryEntry): string {
  if (what === 'publish') return to ?? '';
  if (what === 'prune') return from ?? '';
  return `${from ?? 'nothing'} → ${to ?? 'nothing'}`;
}

/** One line per change, the latest last. */
export function historyText(entries: readonly HistoryEntry[]): string {
  const rows = entries.map((entry) => [
    minuteText(entry.when),
    entry.who,
    entry.what,
    entry.app,
    movement(entry),
    entry.why ?? '',
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
