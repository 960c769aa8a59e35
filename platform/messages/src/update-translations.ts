import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { declaredTextsIn } from './declared-texts.ts';
import { translationProblems } from './translation-problems.ts';
import { updatedTranslation } from './update-translation.ts';

/** A translation that is not up to date, or whose texts have faults; the message names each and the remedy. */
export class TranslationError extends Error {
  override name = 'TranslationError';
}

/** A workspace's translation into one language. */
export interface TranslationPlace {
  /** Folder of the workspace. */
  readonly dir: string;
  /** The PO file, which may not exist yet. */
  readonly file: string;
  readonly language: string;
}

/**
 * Return the places of a workspace's translations.
 *
 * @param dir its folder
 */
export function translationPlaces(dir: string): TranslationPlace[] {
  const translated = languageCodes.filter((code) => code !== SOURCE_LANGUAGE);
  return translated.map((language) => ({
    dir,
    file: path.join(dir, 'messages', `${language}.po`),
    language,
  }));
}

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Bring a translation up to date. @returns whether it was not */
async function isUpdated({ dir, file, language }: TranslationPlace, isCheck: boolean): Promise<boolean> {
  const before = readIfThere(file);
  const after = updatedTranslation(dir, language, before, await declaredTextsIn(dir));
  if (!isCheck && before !== after) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, after);
  }
  return before !== after;
}

/**
 * Bring the translations of workspaces up to date with their English messages.
 *
 * @param dirs folders of the workspaces
 * @param root files are named from here
 * @param isCheck whether nothing is written
 * @returns what was done, for people
 * @throws TranslationError
 */
export async function updateTranslations(
  dirs: readonly string[],
  root: string,
  isCheck = false,
): Promise<string> {
  const places = dirs.flatMap(translationPlaces);
  const changed: TranslationPlace[] = [];
  for (const place of places) if (await isUpdated(place, isCheck)) changed.push(place);
  const nameOf = ({ file }: TranslationPlace): string => path.relative(root, file);
  const problems = places.flatMap((place) =>
    translationProblems(readIfThere(place.file)).map((problem) => `${nameOf(place)}: ${problem}`),
  );
  if (problems.length > 0) throw new TranslationError(problems.join('\n'));
  if (changed.length === 0) return 'All translations are up to date.';
  const files = changed.map(nameOf).join(', ');
  if (isCheck) throw new TranslationError(`Not up to date: ${files}. Run it without --check.`);
  return `Brought up to date: ${files}.`;
}
