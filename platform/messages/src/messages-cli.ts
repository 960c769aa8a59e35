/**
 * `npm run messages -- mfe-title`: brings the translations of a workspace up to date with its English messages; without names,
 * of all workspaces. With `--check`, it only tells whether they are up to date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { translatedWorkspaces, translationPlaces, type TranslationPlace } from './translated-workspaces.ts';
import { translationProblems } from './translation-problems.ts';
import { updatedTranslation } from './update-translation.ts';

/** Bring a translation up to date. @returns whether it was not */
function isUpdated({ dir, file, language }: TranslationPlace, isCheck: boolean): boolean {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = updatedTranslation(dir, language, before);
  if (!isCheck && before !== after) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, after);
  }
  return before !== after;
}

const namesOf = (places: readonly TranslationPlace[]): string => places.map(({ name }) => name).join(', ');

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
    const places = (workspaces.length > 0 ? workspaces : known).flatMap(translationPlaces);
    const changed = places.filter((place) => isUpdated(place, check));
    const problems = places
      .filter(({ file }) => existsSync(file))
      .flatMap(({ file, name }) =>
        translationProblems(readFileSync(file, 'utf8')).map((problem) => `${name}: ${problem}`),
      );
    if (problems.length > 0) throw new Error(problems.join('\n'));
    if (changed.length === 0) console.log('All translations are up to date.');
    else if (!check) console.log(`Brought up to date: ${namesOf(changed)}.`);
    else throw new Error(`Not up to date: ${namesOf(changed)}. Run npm run messages.`);
  });

try {
  program.parse();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
