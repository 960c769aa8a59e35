import { Refusal } from './plan/refusal.ts';

/** End with what somebody is to be told; errors that nobody foresaw keep their trace. */
export function sayRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
