import { execFileSync } from 'node:child_process';

/** A process and what it keeps in memory. */
export interface ProcessMemory {
  readonly pid: number;
  /** Resident set size, in megabytes. */
  readonly megabytes: number;
}

/** A process and those that it started, itself first. Asks `ps`, which Linux and macOS have. */
export function memoryOfFamily(root: number): ProcessMemory[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = [root];
  for (const parent of family) {
    family.push(...rows.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid] : [])));
  }
  return family.flatMap((pid) => {
    const row = rows.find(([id]) => id === pid);
    return row ? [{ pid, megabytes: (row[2] ?? 0) / 1024 }] : [];
  });
}
