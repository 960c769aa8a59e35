import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
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

/** How long a look at what else is read may take, in milliseconds. */
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
  /** What was read besides. */
  readonly more: readonly Reads[];
  readonly end?: ChildEnd;
}

async function start(dir: string, { heapMb }: Limits): Promise<ChildProcess> {
  const script = await childScript();
  const { execPath, before } = nodeCommand();
  const flags = sandboxFlags({ readable: [script, `${await realpath(dir)}/*`], heapMb });
  return spawn(execPath, [...before, ...flags, script], {
    cwd: dir,
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Say how a process ended that nobody asked to end. */
function endOf(code: number | null, signal: NodeJS.Signals | null, stderr: string, heapMb: number): string {
  if (/heap out of memory|allocation failure/i.test(stderr)) return `needs more than ${heapMb} MB of memory`;
  const error = /^\w*Error\b.*$/m.exec(stderr)?.[0];
  if (error !== undefined) return `ends the process with ${error}`;
  return `ends the process (${signal ?? `exit code ${code}`})`;
}

/** Run a job in a child process without environment, that may read the release's folder and nothing else. */
export async function runChild(dir: string, job: Job, limits: Limits): Promise<ChildOutcome> {
  const child = await start(dir, limits);
  const tried = new Map<number, Tried>();
  const more: Reads[] = [];
  let at: Omit<ChildEnd, 'what'> = { step: 'import' };
  let what: string | undefined;
  let isDone = false;
  let stderr = '';
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
  child.stderr?.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-20_000)));
  child.on('message', (message: FromChild) => {
    if (message.type === 'ready') child.send(job);
    else if (message.type === 'step') at = { fragment: message.fragment, step: message.step };
    else if (message.type === 'tried') tried.set(message.fragment, message.tried);
    else if (message.type === 'failed') what = `throws ${message.error}`;
    else if (message.type === 'reads') more.push(message.reads);
    else isDone = true;
    watch();
  });
  watch();
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  if (isDone) return { tried, more };
  return { tried, more, end: { ...at, what: what ?? endOf(code, signal, stderr, limits.heapMb) } };
}
