/** The outcomes of the matrix, in a file from which the table is made. */
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import type { CellOutcome } from './cell.ts';
import type { Fared } from './load.ts';

/** One outcome a line. */
export const outcomesFile = path.join(rootDir, '.data/faults.jsonl');

/** An outcome, when it was noted, and how all pages fare without a fault. */
export interface NotedOutcome extends CellOutcome {
  readonly when: string;
  readonly without: Fared;
}

/** Note an outcome; say it on the terminal too. */
export async function noteOutcome(outcome: CellOutcome, without: Fared): Promise<void> {
  const { remotes, part, fault, slowest, others, wrong } = outcome;
  const noted: NotedOutcome = { ...outcome, when: new Date().toISOString(), without };
  await appendFile(outcomesFile, `${JSON.stringify(noted)}\n`);
  const verdict = wrong.length === 0 ? 'ok' : wrong.join('; ');
  console.log(
    `${remotes.join('+') || 'all'}: ${part} ${fault}: ${slowest} ms, others ${others.p99} ms: ${verdict}`,
  );
}

/** Return the outcomes of the last run. @throws Error when there was none */
export async function readOutcomes(): Promise<NotedOutcome[]> {
  const lines = (await readFile(outcomesFile, 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as NotedOutcome);
}
