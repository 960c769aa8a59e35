/**
 * `npm run messages -- mfe-title`: brings the translations of a workspace up to date with its English messages; without names,
 * of all workspaces. With `--check`, it only tells whether they are up to date.
 */
import path from 'node:path';
import { Command } from 'commander';
import { rootDir, translatedWorkspaces } from './translated-workspaces.ts';
import { updateTranslations } from './update-translations.ts';

const program = new Command('messages')
  .description('Brings translations up to date with the English messages.')
  .argument('[workspaces...]', 'folders such as mfe-title; by default all that have messages')
  .option('--check', 'only tell whether they are up to date')
  .action(async (workspaces: string[], { check = false }: { check?: boolean }) => {
    const known = translatedWorkspaces();
    const unknown = workspaces.find((each) => !known.includes(each));
    if (unknown !== undefined) {
      throw new Error(`${unknown} has no messages. Workspaces with messages are ${known.join(', ')}.`);
    }
    const dirs = (workspaces.length > 0 ? workspaces : known).map((each) => path.join(rootDir, each));
    console.log(await updateTranslations(dirs, rootDir, check));
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
