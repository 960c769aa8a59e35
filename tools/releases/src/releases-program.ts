/** All commands of `npm run releases`. Each loads only the code that it needs. */
import { Command } from 'commander';
import { addChangingCommands } from './commands/changing.ts';
import { addLookingCommands } from './commands/looking.ts';
import { addPreviewCommand } from './commands/previewing.ts';
import { addPublishCommand } from './commands/publishing.ts';
import { addErrorsCommand } from './commands/showing-errors.ts';
import { addFieldsCommand } from './commands/showing-fields.ts';
import { addUpkeepCommands } from './commands/upkeep.ts';

/** Return the command line, not yet run. It throws `CommanderError` in place of ending the process. */
export function releasesProgram(): Command {
  const program = new Command('releases')
    .description('Shows, changes and takes back the versions that visitors get.')
    .helpOption('-h, --help', 'show this')
    .helpCommand(false)
    .showHelpAfterError('(npm run releases -- --help shows the commands)')
    .exitOverride()
    .hook('preAction', (_program, command) => {
      const { force, why } = command.opts<{ force?: boolean; why?: string }>();
      if (force && !why) command.error('error: option \'--force\' wants a reason: --why "…"');
    });
  addLookingCommands(program);
  addErrorsCommand(program);
  addFieldsCommand(program);
  addPublishCommand(program);
  addChangingCommands(program);
  addPreviewCommand(program);
  addUpkeepCommands(program);
  return program;
}
