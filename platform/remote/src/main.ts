#!/usr/bin/env node
/** `sinima-remote <command>`, in the folder of a remote. */
import { loadProjectSettings } from '@sinima/build/project-settings';
import { CommanderError } from 'commander';
import { register } from 'tsx/esm/api';
import { createProgram } from './program.ts';

/** Errors whose message is written for people. */
const told = new Set(['BuildError', 'ReleaseError', 'RemoteError']);

loadProjectSettings();
// The declaration of a remote, remote.config.ts, is TypeScript.
register();
try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : 1;
  // The parser tells its own errors.
  if (error instanceof Error && !(error instanceof CommanderError)) {
    process.stderr.write(`${told.has(error.name) ? error.message : (error.stack ?? error.message)}\n`);
  }
}
