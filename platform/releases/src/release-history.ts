/** The store's history: who changed what, when and why. One line of JSON per change, only ever appended. */
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { appendLine } from './durable-write.ts';
import { isMissing } from './release-error.ts';

/**
 * What was done. `correct`: a change that the history announced was cut short, or the pointer was changed by hand; the
 * line says what is live in truth.
 */
export type ChangeKind = 'publish' | 'activate' | 'rollback' | 'correct' | 'prune';

/** One change. */
export interface HistoryEntry {
  /** ISO time. */
  readonly when: string;
  readonly who: string;
  readonly what: ChangeKind;
  readonly app: string;
  /** The version that was live before; with `prune`, the version that was taken out. */
  readonly from?: string;
  /** The version that is live from then on; with `publish`, the version that was put in the store. */
  readonly to?: string;
  readonly why?: string;
}

/** Who makes a change, and why. */
export interface Operator {
  /** By default `SINIMA_OPERATOR`, or the name of the system's user. */
  readonly who?: string;
  readonly why?: string;
}

/** The name to write in the history when none is given. */
function operatorName(): string {
  if (process.env.SINIMA_OPERATOR) return process.env.SINIMA_OPERATOR;
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Appends a change to the history. */
export async function record(
  file: string,
  change: Omit<HistoryEntry, 'when' | 'who' | 'why'>,
  { who = operatorName(), why }: Operator,
): Promise<void> {
  const entry: HistoryEntry = { when: new Date().toISOString(), who, ...change, ...(why ? { why } : {}) };
  await appendLine(file, JSON.stringify(entry));
}

function parseLine(line: string): HistoryEntry[] {
  try {
    const entry = JSON.parse(line) as HistoryEntry | null;
    return typeof entry?.app === 'string' && typeof entry.when === 'string' ? [entry] : [];
  } catch {
    // A line that a crash cut short; the change that it announced did not happen.
    return [];
  }
}

/** The changes, oldest first. */
export async function readHistory(file: string): Promise<HistoryEntry[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').flatMap(parseLine);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The version that the history says is live. */
export function liveByHistory(history: readonly HistoryEntry[], app: string): string | undefined {
  return history.findLast(
    (entry) => entry.app === app && ['activate', 'rollback', 'correct'].includes(entry.what),
  )?.to;
}

/**
 * The versions of a remote that were live and that nobody rolled back from, the latest first: what there is to roll
 * back to, in the order to try.
 */
export function goodVersions(history: readonly HistoryEntry[], app: string): string[] {
  const good: string[] = [];
  const remove = (version: string | undefined): void => {
    const index = good.indexOf(version ?? '');
    if (index >= 0) good.splice(index, 1);
  };
  for (const { what, from, to } of history.filter((entry) => entry.app === app && entry.to)) {
    if (what === 'publish' || what === 'prune') continue;
    if (what !== 'activate') {
      remove(from);
      const depth = good.indexOf(to!);
      if (depth >= 0) good.length = depth;
    }
    remove(to);
    good.push(to!);
  }
  return good.reverse();
}
