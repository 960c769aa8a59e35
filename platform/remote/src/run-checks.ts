/** Runs the checks of one team, beside each other, and says how each went. */
import { availableParallelism } from 'node:os';
import { runProcess } from '@sinima/processes/run-process';

/** A program of Node that is content when it ends with 0. */
export interface Check {
  readonly name: string;
  /** The program's file, and its arguments. */
  readonly args: readonly string[];
}

/** How one went. */
interface Outcome {
  readonly name: string;
  readonly holds: boolean;
  /** A `performance.now()`. */
  readonly startedAt: number;
  /** The output to read when it fails. */
  readonly details: string;
}

/** Say how a check went. */
export function sayOutcome({ name, holds, startedAt, details }: Outcome): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${holds ? '✔' : '✖'} ${name} (${seconds} s)`);
  if (details !== '') console.log(details);
}

async function run({ name, args }: Check, cwd: string): Promise<Outcome> {
  // Keys sign what came of the checks; what is checked never sees them.
  const { RELEASE_SIGNING_KEY: _release, POINTER_SIGNING_KEY: _pointer, ...environment } = process.env;
  const startedAt = performance.now();
  const env = { ...environment, NODE_ENV: 'test', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };
  const { code, output } = await runProcess({ args, cwd, env });
  return { name, holds: code === 0, startedAt, details: code === 0 ? '' : output };
}

/**
 * Run checks in a folder, as many at a time as there are processors, and say how each went. The last is begun first: let
 * it be the slowest.
 *
 * @returns the names of those that held
 */
export async function runChecks(checks: readonly Check[], cwd: string): Promise<string[]> {
  const waiting = [...checks];
  const held: string[] = [];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const outcome = await run(next, cwd);
        sayOutcome(outcome);
        if (outcome.holds) held.push(outcome.name);
      }
    }),
  );
  return held;
}

/** Say what the gate says of an app. Returns whether it is content. */
export function sayGate(
  { refusals, notes }: { readonly refusals: readonly string[]; readonly notes: readonly string[] },
  startedAt: number,
): boolean {
  const holds = refusals.length === 0;
  sayOutcome({ name: 'gate', holds, startedAt, details: [...refusals, ...notes].join('\n') });
  return holds;
}
