import { readFileSync } from 'node:fs';

/** Parts of a second in which Linux counts processor time. */
const TICKS_PER_SECOND = 100;

/** How long processes have used a processor so far, in ms, in steps of 10; undefined where the system does not tell. */
export function processorMs(pids: readonly number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) * (1000 / TICKS_PER_SECOND);
  } catch {
    return undefined;
  }
}

/** Of user and system together: the fields 14 and 15 of proc(5), counted from the last `)` since names may have spaces. */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
