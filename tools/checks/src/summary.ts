import type { Outcome } from './outcome.ts';

/** Files of tests that the summary names. */
const SLOWEST = 20;

/** Return whether everything held, and anything was tried at all. */
export function allPassed(outcomes: readonly Outcome[]): boolean {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return passed > 0 && outcomes.every(({ failed }) => failed === 0);
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function row({ name, passed, failed, ms, isUnchanged }: Outcome, width: number): string {
  const time = isUnchanged === true ? 'unchanged' : ms === undefined ? '' : seconds(ms);
  const failing = failed > 0 ? `, ${failed} failed` : '';
  return `  ${name.padEnd(width)}  ${time.padStart(9)}  ${passed} passed${failing}`;
}

function slowestFiles(outcomes: readonly Outcome[]): string[] {
  const files = outcomes.flatMap(({ testFiles = [] }) => testFiles);
  if (files.length === 0) return [];
  const slowest = files.sort((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  return [
    '',
    'Slowest files of tests:',
    ...slowest.map(({ file, ms }) => `  ${seconds(ms).padStart(9)}  ${file}`),
  ];
}

/** Return the time and the counts of each part, the slowest files of tests, what failed, and last the line `N passed, N failed`. */
export function summaryText(outcomes: readonly Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map((outcome) => row(outcome, width));
  lines.push(...slowestFiles(outcomes));
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length > 0) lines.push('', 'Failed:', ...failures.map((failure) => `  ${failure}`));
  const skipped = sum((outcome) => outcome.skipped ?? 0);
  lines.push('', ...(skipped > 0 ? [`${skipped} skipped`] : []));
  lines.push(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
  return lines.join('\n');
}
