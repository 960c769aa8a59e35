#!/usr/bin/env node
/** The operators' command line: `npm run releases -- <command>`. */
import { loadProjectSettings } from '@sinima/build/project-settings';
import { CommanderError, InvalidArgumentError } from 'commander';
import { endWithTheReader, sayJson } from './output/say.ts';
import { releasesProgram } from './releases-program.ts';

/** Exit code of a command that was refused or failed. */
const REFUSED = 1;

/** Exit code of a command line that makes no sense. */
const WRONG_USAGE = 2;

loadProjectSettings();

function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommanderError)) return REFUSED;
  return error.exitCode === 0 ? 0 : WRONG_USAGE;
}

endWithTheReader();
try {
  await releasesProgram().parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  // The parser tells its own errors.
  const isTold = error instanceof CommanderError && !(error instanceof InvalidArgumentError);
  if (!isTold) {
    process.stderr.write(`${message}\n`);
    if (process.argv.includes('--json')) sayJson({ error: message });
  }
}
