import { realpath } from 'node:fs/promises';
import { lastErrors } from '@sinima/processes/process-output';
import { startProcess, type ProcessEnd, type StartedProcess } from '@sinima/processes/start-process';
import { nodeCommand, sandboxFlags } from '@sinima/renderers/sandbox-command';
import { childScript } from './child-script.ts';
import type { FromChild, Job, Reads, Step, Tried } from './messages.ts';

export interface Limits {
  /** How long one step of a fragment may take, in milliseconds. */
  readonly stepMs: number;
  /** The child's heap, in megabytes. */
  readonly heapMb: number;
}

export const LIMITS: Limits = { stepMs: 10_000, heapMb: 256 };

/** How long the search for other reads may take, in milliseconds. */
const MORE_MS = 2_000;

/** How a child ended before its work was done. */
export interface ChildEnd {
  /** The fragment that it was at; undefined while it imported the bundle. */
  readonly fragment?: number;
  readonly step: Step;
  /** `throws …`, `is still at it after 10 s`, `ends the process (exit code 3)`. */
  readonly what: string;
}

export interface ChildOutcome {
  /** By the place of the fragment in the job. */
  readonly tried: ReadonlyMap<number, Tried>;
  /** The other reads. */
  readonly more: readonly Reads[];
  readonly end?: ChildEnd;
}

async function start(
  dir: string,
  { heapMb }: Limits,
  onMessage: (message: FromChild) => void,
): Promise<StartedProcess<void>> {
  const script = await childScript();
  const { command, before } = await nodeCommand();
  const flags = sandboxFlags({ readable: [script, `${await realpath(dir)}/*`], heapMb });
  return startProcess({
    name: 'trial',
    command,
    args: [...before, ...flags, script],
    cwd: dir,
    env: {},
    output: lastErrors(),
    onMessage: (message) => onMessage(message as FromChild),
  });
}

/** Say how a process ended that nobody asked to end. */
function endOf({ code, signal, error: failure }: ProcessEnd, stderr: string, heapMb: number): string {
  if (failure) return `cannot be started (${failure.message})`;
  if (/heap out of memory|allocation failure/i.test(stderr)) return `needs more than ${heapMb} MB of memory`;
  const error = /^\w*Error\b.*$/m.exec(stderr)?.[0];
  if (error !== undefined) return `ends the process with ${error}`;
  return `ends the process (${signal ?? `exit code ${code}`})`;
}

/** Run a job in a child process without environment, that may read the release's folder and nothing else. */
export async function runChild(dir: string, job: Job, limits: Limits): Promise<ChildOutcome> {
  const tried = new Map<number, Tried>();
  const more: Reads[] = [];
  let at: Omit<ChildEnd, 'what'> = { step: 'import' };
  let what: string | undefined;
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  const watch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        what = `is still at it after ${limits.stepMs / 1000} s`;
        child.kill('SIGKILL');
      },
      isDone ? Math.min(limits.stepMs, MORE_MS) : limits.stepMs,
    );
  };
  const child = await start(dir, limits, (message) => {
    if (message.type === 'ready') child.send(job);
    else if (message.type === 'step') at = { fragment: message.fragment, step: message.step };
    else if (message.type === 'tried') tried.set(message.fragment, message.tried);
    else if (message.type === 'failed') what = `throws ${message.error}`;
    else if (message.type === 'reads') more.push(message.reads);
    else isDone = true;
    watch();
  });
  watch();
  const end = await child.ended;
  clearTimeout(timer);
  if (isDone) return { tried, more };
  return { tried, more, end: { ...at, what: what ?? endOf(end, child.output(), limits.heapMb) } };
}
