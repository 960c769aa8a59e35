import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import messages from './compile-messages.cjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** Return the folders of workspaces that have messages, from the root of the repository: `platform/catalogue-ui`. */
export function translatedWorkspaces(): string[] {
  const dirs = ['.', 'platform'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  );
  return dirs.filter(
    (dir) =>
      existsSync(path.join(root, dir, 'package.json')) &&
      messages.englishFiles(path.join(root, dir)).length > 0,
  );
}

/** The languages that texts are translated into. */
const translationLanguages = languageCodes.filter((code) => code !== SOURCE_LANGUAGE);

/** A workspace's translation into one language. */
export interface TranslationPlace {
  /** Folder of the workspace. */
  readonly dir: string;
  /** The PO file, which may not exist yet. */
  readonly file: string;
  /** As people should read it: `mfe-title/messages/fr.po`. */
  readonly name: string;
  readonly language: string;
}

/** Return the places of a workspace's translations. */
export function translationPlaces(workspace: string): TranslationPlace[] {
  return translationLanguages.map((language) => {
    const name = path.join(workspace, 'messages', `${language}.po`);
    return { dir: path.join(root, workspace), file: path.join(root, name), name, language };
  });
}
