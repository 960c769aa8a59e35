/**
 * `npm run messages -- mfe-title`: brings the translations of a workspace up to date with its English messages; without names,
 * of all workspaces. With `--check`, it only tells whether they are up to date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { Command } from 'commander';
import messages from './compile-messages.cjs';
import { updatedTranslation } from './update-translation.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Return the folders of workspaces that have messages. */
function translatedWorkspaces(): string[] {
  const dirs = ['.', 'platform'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  );
  return dirs.filter(
    (dir) =>
      existsSync(path.join(root, dir, 'package.json')) &&
      messages.englishFiles(path.join(root, dir)).length > 0,
  );
}

/** Bring the translations of a workspace up to date. @returns the files that were not */
function update(dir: string, isCheck: boolean): string[] {
  const translations = languageCodes
    .filter((code) => code !== SOURCE_LANGUAGE)
    .map((code) => ({ code, file: path.join(dir, 'messages', `${code}.po`) }));
  return translations.flatMap(({ code, file }) => {
    const at = path.join(root, file);
    const before = existsSync(at) ? readFileSync(at, 'utf8') : '';
    const after = updatedTranslation(path.join(root, dir), code, before);
    if (before === after) return [];
    if (!isCheck) {
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, after);
    }
    return [file];
  });
}

const program = new Command('messages')
  .description('Brings translations up to date with the English messages.')
  .argument('[workspaces...]', 'folders such as mfe-title; by default all that have messages')
  .option('--check', 'only tell whether they are up to date')
  .action((workspaces: string[], { check = false }: { check?: boolean }) => {
    const known = translatedWorkspaces();
    const unknown = workspaces.find((each) => !known.includes(each));
    if (unknown !== undefined) {
      throw new Error(`${unknown} has no messages. Workspaces with messages are ${known.join(', ')}.`);
    }
    const changed = (workspaces.length > 0 ? workspaces : known).flatMap((dir) => update(dir, check));
    if (changed.length === 0) console.log('All translations are up to date.');
    else if (!check) console.log(`Brought up to date: ${changed.join(', ')}.`);
    else throw new Error(`Not up to date: ${changed.join(', ')}. Run npm run messages.`);
  });

try {
  program.parse();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
