import type { CandidateGroup } from './people-candidates.ts';
import type { FileOutcome } from './run-import.ts';

/** How many names of a long list are told. */
const MOST_SHOWN = 50;

const count = (value: number): string => value.toLocaleString('en');

/** The outcome of a file, for the person who imported it. */
export function summaryOf({ file, reportPath, progress, wasDone }: FileOutcome): string {
  const { rows, outcomes, findings } = progress.counts;
  if (wasDone) return `${file} was imported before; nothing was changed (--again reads it again).`;
  const reasons = Object.entries(findings).sort(([, a], [, b]) => b - a);
  const width = Math.max(0, ...reasons.map(([, times]) => count(times).length));
  return [
    `${file} (${progress.shape}): ${count(rows)} rows, ${count(outcomes.kept)} kept, ` +
      `${count(outcomes.rejected)} rejected, ${count(outcomes['left out'])} left out`,
    ...reasons.map(([reason, times]) => `  ${count(times).padStart(width)}  ${reason}`),
    `  Row by row: ${reportPath}`,
  ].join('\n');
}

/** People who share a name, for the operator who decides whether they are one. */
export function candidatesText(groups: readonly CandidateGroup[]): string {
  if (groups.length === 0) return 'No people share a name.';
  const blocks = groups
    .slice(0, MOST_SHOWN)
    .map(({ name, people, colleagues }) =>
      [
        `${name}: ${people.length} people, ${colleagues.length} colleagues in common` +
          (colleagues.length > 0 ? ` (${colleagues.slice(0, 3).join(', ')})` : ''),
        ...people.map(({ slug, titles }) => `  ${slug}  ${titles.slice(0, 4).join('; ')}`),
      ].join('\n'),
    );
  const more = groups.length > MOST_SHOWN ? [`… and ${groups.length - MOST_SHOWN} more names.`] : [];
  return [...blocks, ...more, 'npm run import -- --merge <keep> <other…> makes one of several.'].join('\n');
}
