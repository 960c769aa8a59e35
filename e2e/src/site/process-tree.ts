import { readFileSync, readdirSync } from 'node:fs';

/** Every process of this machine with its parent and command, from `/proc`. */
function processes(): { pid: number; parent: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return []; // It ended while we were looking.
      }
    });
}

/** A process below another one. */
export interface Descendant {
  readonly pid: number;
  readonly command: string;
}

/** The processes that a process has started, and those that they have. */
export function descendants(pid: number): Descendant[] {
  const all = processes();
  const below = (parent: number): Descendant[] =>
    all
      .filter((one) => one.parent === parent)
      .flatMap(({ pid: child, command }) => [{ pid: child, command }, ...below(child)]);
  return below(pid);
}

/** Which of these processes still run. */
export function stillRunning(pids: readonly number[]): number[] {
  const alive = new Set(processes().map(({ pid }) => pid));
  return pids.filter((pid) => alive.has(pid));
}
