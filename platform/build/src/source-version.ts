import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageDir, readPackage, rootDir, workspaceSources } from './workspace.ts';

export type BuildMode = 'production' | 'development';

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test']);
const isSource = (name: string): boolean => !/\.(test|spec)\.|\.md$|^jest\.config/.test(name);

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
 * The version that a package's sources give: `<package version>-<8 hex digits>`. The sources are the package, its
 * workspace dependencies, the build factory and the lock file; tests and documents do not count. The same sources
 * give the same version on every machine.
 */
export function sourceVersion(name: string, mode: BuildMode): string {
  const packages = new Set([...workspaceSources(name), ...workspaceSources('@sinima/build')]);
  const files = [...packages].sort().flatMap((source) => sourceFiles(packageDir(source)));
  const hash = createHash('sha256').update(mode);
  for (const file of [...files, path.join(rootDir, 'package-lock.json')]) {
    hash.update(path.relative(rootDir, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return `${readPackage(packageDir(name)).version}-${hash.digest('hex').slice(0, 8)}`;
}
