import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hasRecords } from './part-sources.ts';
import { appDir, buildSourceDirs, packageDir, rootDir, sourceDirs } from './workspace.ts';

export type BuildMode = 'production' | 'development';

/** `generated` and `released` hold types, and the promises of the API: neither is in any bundle. */
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
const isSource = (name: string): boolean => !/\.(test|spec|stories)\.|\.(md|yaml)$|^jest\.config/.test(name);

/** The contract of the API's core is in no bundle; that of a remote's part is in its release. */
const isCoreContract = (file: string): boolean =>
  path.basename(file) === 'openapi.json' && path.basename(path.dirname(file)) !== 'api';

function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : sourceFiles(file);
      return isSource(entry.name) && !isCoreContract(file) ? [file] : [];
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

const dataDir = (): string => packageDir('@sinima/data');

/** Whether a release has first records of a part of the API, which are made from the catalogue. */
const readsCatalogue = (app: string): boolean => app !== 'shell' && hasRecords(appDir(app));

/** Return the files of the catalogue. */
function catalogueFiles(): string[] {
  const entries = readdirSync(path.join(dataDir(), 'catalogue'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

/** Return the folders and the single files that may go into the build of an app; absolute paths. */
export function sourcesOf(app: string): { readonly dirs: string[]; readonly files: string[] } {
  return {
    dirs: [
      ...new Set([...sourceDirs(app), ...buildSourceDirs(), ...(readsCatalogue(app) ? [dataDir()] : [])]),
    ].sort(),
    files: [
      ...projectFiles.map((name) => path.join(rootDir, name)).filter((file) => existsSync(file)),
      ...(readsCatalogue(app) ? catalogueFiles() : []),
    ],
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
