import type { Outcome } from './outcome.ts';

/** Longest part of one failing check's output that the terminal gets, in characters; the log has all of it. */
const longestOutput = 20_000;

function clipped(output: string): string {
  const text = output.trim();
  return text.length <= longestOutput ? text : `…\n${text.slice(-longestOutput)}`;
}

/** Whether everything held, and anything was tried at all. */
export function allPassed(outcomes: readonly Outcome[]): boolean {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return passed > 0 && outcomes.every(({ failed }) => failed === 0);
}

/** What failed, with what there is to read about it, and last the line `N passed, N failed`. */
export function summaryText(outcomes: readonly Outcome[], logDir: string): string {
  const sum = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const failing = outcomes.filter(({ failed }) => failed > 0);
  const skipped = sum((outcome) => outcome.skipped ?? 0);
  const lines = failing.flatMap(({ name, output }) => [`── ${name} ──`, clipped(output), '']);
  if (failing.length > 0) {
    lines.push('Failed:', ...failing.flatMap(({ failures }) => failures.map((failure) => `  ${failure}`)));
    lines.push(`All output is in ${logDir}`);
  }
  if (skipped > 0) lines.push(`${skipped} skipped`);
  return [...lines, `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`].join(
    '\n',
  );
}
