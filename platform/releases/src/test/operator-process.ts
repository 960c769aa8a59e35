import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** An operator in a process of its own. */
export interface OperatorProcess {
  /** Wait until it is about to make its first change. */
  readonly ready: Promise<unknown>;
  /** Wait until it has ended. @returns the numbers of the generations that it made, and its exit code */
  readonly ended: Promise<{ numbers: number[]; code: number | null; errors: string }>;
  kill(): void;
}

/** Start an operator that makes some changes of an app. @param root folder of store and keys */
export function startOperator(
  root: string,
  app: string,
  { count, publishes = false }: { count: number; publishes?: boolean },
): OperatorProcess {
  const script = path.join(import.meta.dirname, 'racing-operator.ts');
  const args = ['--import', 'tsx', script, root, app, String(count), publishes ? 'yes' : 'no'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const numbers: number[] = [];
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const lines = createInterface({ input: child.stdout });
  const ready = once(lines, 'line');
  lines.on('line', (line) => {
    if (line !== 'ready') numbers.push(Number(line));
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    ready: Promise.race([ready, closed]),
    ended: closed.then(([code]) => ({ numbers, code, errors })),
    kill: () => child.kill('SIGKILL'),
  };
}
