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
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return readdirSync(path.join(rootDir, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(path.join(rootDir, folder, 'package.json')))
    .sort();
}
