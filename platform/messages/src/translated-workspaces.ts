import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import english from './english-messages.cjs';

/** The root of this repository. */
export const rootDir = path.resolve(import.meta.dirname, '../../..');

/** Return the folders of workspaces that have messages, from the root of the repository: `platform/catalogue-ui`. */
export function translatedWorkspaces(): string[] {
  const dirs = ['.', 'platform'].flatMap((parent) =>
    readdirSync(path.join(rootDir, parent)).map((name) => path.join(parent, name)),
  );
  return dirs.filter(
    (dir) =>
      existsSync(path.join(rootDir, dir, 'package.json')) &&
      english.englishFiles(path.join(rootDir, dir)).length > 0,
  );
}
