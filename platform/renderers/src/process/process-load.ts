/** The memory and processor time of a process, as Linux tells them. */
import { readFileSync } from 'node:fs';

export interface ProcessLoad {
  /** CPU time since its start, in milliseconds, of all its threads. */
  readonly cpuMs: number;
  /** Whether its first thread runs or waits for a core; otherwise it sleeps. */
  readonly isRunning: boolean;
  /** Resident memory, in bytes. */
  readonly memory: number;
}

/** Linux counts CPU time for programs in hundredths of a second, whatever its own clock is. */
const MS_PER_TICK = 10;

/** Fields after the name of the program, from 0: state, …, utime, stime, …, rss. */
const STATE = 0;
const UTIME = 11;
const STIME = 12;
const RSS = 21;

/** Return the size of a page of memory, which is larger on some ARM machines: from the figures of this process. */
function pageSize(): number {
  const pages = Number(readFileSync('/proc/self/statm', 'latin1').split(' ')[1]);
  return 2 ** Math.round(Math.log2(process.memoryUsage.rss() / pages));
}

let bytesPerPage: number | undefined;

/** Return the load of a process; undefined where the system does not tell, or the process is gone. */
export function processLoad(pid: number): ProcessLoad | undefined {
  if (process.platform !== 'linux') return undefined;
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined;
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    cpuMs: (Number(fields[UTIME]) + Number(fields[STIME])) * MS_PER_TICK,
    isRunning: fields[STATE] === 'R',
    memory: Number(fields[RSS]) * (bytesPerPage ??= pageSize()),
  };
}
