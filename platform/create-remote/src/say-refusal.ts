import { Refusal } from './plan/refusal.ts';

/** End with the message of a refusal; unforeseen errors keep their trace. */
export function sayRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
