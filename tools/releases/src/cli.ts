#!/usr/bin/env node
/** The operators' command line: `npm run releases -- <command>`. What a command does not need is not loaded. */
import { loadProjectSettings } from '@sinima/build/project-settings';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { addChangingCommands } from './commands/changing.ts';
import { addLookingCommands } from './commands/looking.ts';
import { addPreviewCommand } from './commands/previewing.ts';
import { addPublishCommand } from './commands/publishing.ts';
import { addUpkeepCommands } from './commands/upkeep.ts';
import { endWithTheReader, sayJson } from './output/say.ts';

/** Exit code of a command that was refused or failed. */
const REFUSED = 1;

/** Exit code of a command line that makes no sense. */
const WRONG_USAGE = 2;

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It has to be a whole number, 0 or more.');
  return Number(text);
}

loadProjectSettings();
const program = new Command('releases')
  .description('What visitors get of each app: look at it, change it, take it back.')
  .helpOption('-h, --help', 'show this')
  .helpCommand(false)
  .showHelpAfterError('(npm run releases -- --help shows the commands)')
  .exitOverride()
  .hook('preAction', (_program, command) => {
    const { force, why } = command.opts<{ force?: boolean; why?: string }>();
    if (force && !why) command.error('error: option \'--force\' wants a reason: --why "…"');
  });
addLookingCommands(program, wholeNumber);
addPublishCommand(program);
addChangingCommands(program);
addPreviewCommand(program, wholeNumber);
addUpkeepCommands(program, wholeNumber);

function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommanderError)) return REFUSED;
  return error.exitCode === 0 ? 0 : WRONG_USAGE;
}

endWithTheReader();
try {
  await program.parseAsync();
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
