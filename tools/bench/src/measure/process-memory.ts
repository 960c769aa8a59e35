import { execFileSync } from 'node:child_process';

/** A process and what it keeps in memory. */
export interface ProcessMemory {
  readonly pid: number;
  /** Resident set size, in megabytes. */
  readonly megabytes: number;
  /** How it was started. */
  readonly command: string;
}

/** A process and those that it started, itself first. Asks `ps`, which Linux and macOS have. */
export function memoryOfFamily(root: number): ProcessMemory[] {
  const table = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const rows = [...table.matchAll(/^ *(\d+) +(\d+) +(\d+) (.*)$/gm)].map(
    ([, pid, parent, kilobytes, command = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      megabytes: Number(kilobytes) / 1024,
      command,
    }),
  );
  const family = [root];
  for (const parent of family) {
    family.push(...rows.filter((row) => row.parent === parent).map(({ pid }) => pid));
  }
  return family.flatMap((pid) => {
    const row = rows.find((each) => each.pid === pid);
    return row ? [{ pid, megabytes: row.megabytes, command: row.command }] : [];
  });
}
