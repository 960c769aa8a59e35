import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSourceDirs, rootDir, sourceDirs } from './workspace.ts';

export type BuildMode = 'production' | 'development';

/** `generated` and `released` hold types, and what the API has promised: neither is in any bundle. */
const skippedFolders = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test',
  'slow',
  'e2e',
  'stories',
  'generated',
  'released',
]);
const isSource = (name: string): boolean =>
  !/\.(test|spec|stories)\.|\.(md|yaml)$|^jest\.config|^openapi\.json$/.test(name);

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
 * A hash of sources, 16 hex digits: every file of the folders that ships (no test, story, document or generated type, and none of
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

/** Files of a project's root that say what is installed, and how sources are compiled; a project has some of them. */
const projectFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'tsconfig.base.json'];

/** Return the folders and the single files that may go into the build of an app; absolute paths. */
export function sourcesOf(app: string): { readonly dirs: string[]; readonly files: string[] } {
  return {
    dirs: [...new Set([...sourceDirs(app), ...buildSourceDirs()])].sort(),
    files: projectFiles.map((name) => path.join(rootDir, name)).filter((file) => existsSync(file)),
  };
}

/**
 * Return a hash of all that may go into the build of an app: its sources, those of the packages beside it, the build
 * factory and the lock file. It is cheap, and changes with much that changes no bundle: the version is another thing.
 *
 * @param app `mfe-title`, `shell`, `bff`
 */
export function sourceFingerprint(app: string, mode: BuildMode = 'production'): string {
  const { dirs, files } = sourcesOf(app);
  return hashSources(rootDir, dirs, files, mode);
}
