import { CommanderError, InvalidArgumentError } from 'commander';
import { sayJson } from './output/say.ts';
import { releasesProgram } from './releases-program.ts';

/** Exit code of a command that was refused or failed. */
const REFUSED = 1;

/** Exit code of a command line that makes no sense. */
const WRONG_USAGE = 2;

function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommanderError)) return REFUSED;
  return error.exitCode === 0 ? 0 : WRONG_USAGE;
}

/** Run a command, such as `['rollback', 'mfe-title']`, and set the exit code of the process where it does not succeed. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    await releasesProgram().parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    const message = error instanceof Error ? error.message : String(error);
    // The parser tells its own errors.
    const isTold = error instanceof CommanderError && !(error instanceof InvalidArgumentError);
    if (!isTold) {
      process.stderr.write(`${message}\n`);
      if (args.includes('--json')) sayJson({ error: message });
    }
  }
}
