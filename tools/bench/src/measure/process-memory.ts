import { runProcess } from '@sinima/processes/run-process';

/** A process and its memory. */
export interface ProcessMemory {
  readonly pid: number;
  /** Resident set size, in megabytes. */
  readonly megabytes: number;
  /** How it was started. */
  readonly command: string;
}

/** A process and those that it started, itself first. Asks `ps`, which Linux and macOS have. */
export async function memoryOfFamily(root: number): Promise<ProcessMemory[]> {
  const args = ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='];
  const { output: table } = await runProcess({ command: 'ps', args });
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
