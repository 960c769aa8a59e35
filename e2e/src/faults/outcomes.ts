/** What came of the matrix, in a file from which the table is made. */
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import type { CellOutcome } from './cell.ts';
import type { Fared } from './load.ts';

/** One outcome a line. */
export const outcomesFile = path.join(rootDir, '.data/faults.jsonl');

/** Note an outcome, with how other pages fare without a fault; say it on the terminal too. */
export async function noteOutcome(outcome: CellOutcome, without: Fared): Promise<void> {
  const { remotes, part, fault, slowest, others, wrong } = outcome;
  await appendFile(
    outcomesFile,
    `${JSON.stringify({ ...outcome, when: new Date().toISOString(), without })}\n`,
  );
  const verdict = wrong.length === 0 ? 'ok' : wrong.join('; ');
  console.log(
    `${remotes.join('+') || 'all'}: ${part} ${fault}: ${slowest} ms, others ${others.p99} ms: ${verdict}`,
  );
}
