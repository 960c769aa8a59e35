/** Where stories lie: in each remote, and in the components that remotes share. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, rootDir } from '@sinima/build/workspace';

/** A story file of the repository. */
export interface FoundStories {
  /** e.g. `mfe-title/rating-card`: the app, and the file's name. */
  readonly id: string;
  /** The remote, or the package: `mfe-title`, `catalogue-ui`. */
  readonly group: string;
  readonly file: string;
}

const ENDING = '.stories.tsx';

/** The folders of what has stories, beside the UI kit, which has exhibits. */
export function storyFolders(): string[] {
  return ['platform/catalogue-ui', ...remoteNames()].map((folder) => path.join(rootDir, folder, 'src'));
}

/** Find all story files, in the order of their groups and names. @throws Error where two of a group have the same name */
export function findStories(folders = storyFolders()): FoundStories[] {
  const found = folders.filter(existsSync).flatMap((folder) => {
    const group = path.basename(path.dirname(folder));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith(ENDING))
      .sort()
      .map((file) => ({
        id: `${group}/${path.basename(file, ENDING)}`,
        group,
        file: path.join(folder, file),
      }));
  });
  for (const [index, { id, file }] of found.entries()) {
    const other = found.findIndex((one) => one.id === id);
    if (other !== index) {
      throw new Error(`${found[other]!.file} and ${file} have the same name. Rename one of the two.`);
    }
  }
  return found;
}
