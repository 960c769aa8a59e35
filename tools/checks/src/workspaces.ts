import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';

/** The folders of all workspaces, relative to the repository's root, e.g. `platform/build`. */
export function workspaceFolders(): string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith('*')) return [pattern];
      const start = pattern.slice(0, -1);
      const parent = path.dirname(`${start}-`);
      return readdirSync(path.join(rootDir, parent))
        .map((name) => path.join(parent, name))
        .filter((folder) => folder.startsWith(start));
    })
    .filter((folder) => existsSync(path.join(rootDir, folder, 'package.json')))
    .sort();
}

/** The TypeScript projects to build, so that all are checked: the root's, which names the others, and every remote. */
export function projectsToCheck(): string[] {
  return ['.', ...workspaceFolders().filter((folder) => folder.startsWith('mfe-'))];
}
