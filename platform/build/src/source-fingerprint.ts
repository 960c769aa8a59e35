import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageDir, rootDir, workspaceSources } from './workspace.ts';

export type BuildMode = 'production' | 'development';

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test', 'slow', 'workbench']);
const isSource = (name: string): boolean => !/\.(test|spec|stories)\.|\.(md|yaml)$|^jest\.config/.test(name);

function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : sourceFiles(file);
      return isSource(entry.name) ? [file] : [];
    });
}

/**
 * A hash of sources, 16 hex digits: every file of the folders that ships (no test, story, document or workbench, and none of
 * the catalogue's YAML, which is built apart), and the files named, each by its path from `root` and its content.
 */
export function hashSources(
  root: string,
  dirs: readonly string[],
  files: readonly string[],
  mode: BuildMode,
): string {
  const hash = createHash('sha256').update(mode);
  for (const file of [...dirs.flatMap(sourceFiles), ...files]) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Return a hash of all that may go into the build of a workspace: the package, its workspace dependencies, the build
 * factory and the lock file. It is cheap, and changes with much that changes no bundle: the version is another thing.
 *
 * @param folder name of the workspace: `mfe-title`, `shell`, `bff`
 */
export function sourceFingerprint(folder: string, mode: BuildMode = 'production'): string {
  const packages = new Set([...workspaceSources(`@sinima/${folder}`), ...workspaceSources('@sinima/build')]);
  const dirs = [...packages].sort().map(packageDir);
  const files = [path.join(rootDir, 'package-lock.json'), path.join(rootDir, 'tsconfig.base.json')];
  return hashSources(rootDir, dirs, files, mode);
}
