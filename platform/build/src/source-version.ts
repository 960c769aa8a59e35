import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageDir, readPackage, rootDir, workspaceSources } from './workspace.ts';

export type BuildMode = 'production' | 'development';

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test', 'slow', 'workbench']);
const isSource = (name: string): boolean => !/\.(test|spec)\.|\.(md|yaml)$|^jest\.config/.test(name);

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
 * A hash of sources, 8 hex digits: every file of the folders that ships (no test, document or workbench, and none of
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
  return hash.digest('hex').slice(0, 8);
}

/**
 * The version that a package's sources give: `<package version>-<hash>`. The sources are the package, its workspace
 * dependencies, the build factory and the lock file. The same sources give the same version on every machine.
 */
export function sourceVersion(name: string, mode: BuildMode): string {
  const packages = new Set([...workspaceSources(name), ...workspaceSources('@sinima/build')]);
  const dirs = [...packages].sort().map(packageDir);
  const files = [path.join(rootDir, 'package-lock.json'), path.join(rootDir, 'tsconfig.base.json')];
  return `${readPackage(packageDir(name)).version}-${hashSources(rootDir, dirs, files, mode)}`;
}
