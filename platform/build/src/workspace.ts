/** Where things stand: in this repository, or in another project that has our packages installed. */
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from './build-error.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Return the folder of the project that a folder lies in: the nearest one with a `package.json`. */
function projectAround(dir: string): string {
  if (existsSync(path.join(dir, 'package.json')) || dir === path.dirname(dir)) return dir;
  return projectAround(path.dirname(dir));
}

/** Whether this package is installed in another project, and not part of the repository. */
const isInstalled = here.split(path.sep).includes('node_modules');

/** The repository's root; where this package is installed in another project, the folder of that project. */
export const rootDir = isInstalled
  ? realpathSync(projectAround(process.cwd()))
  : path.resolve(here, '../../..');

/** The compiler that checks types and compiles what runs: see decision 20. Other projects bring their own. */
export const compiler = path.join(rootDir, 'node_modules/typescript-native/bin/tsc');

interface PackageJson {
  name: string;
  version: string;
  /** Its SPDX identifier. */
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** The prefix of the app's Tailwind utilities, where its name gives one that is taken. */
  stylePrefix?: string;
}

/** A workspace's `package.json`. */
export function readPackage(dir: string): PackageJson {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;
}

/** Return the version of an installed package, as code in `dir` gets it. @throws Error when it is not installed */
export function packageVersion(name: string, dir = rootDir): string {
  const file = findPackageJSON(name, dir);
  return readPackage(path.dirname(file)).version;
}

function findPackageJSON(name: string, dir: string): string {
  const file = path.join(dir, 'node_modules', name, 'package.json');
  if (existsSync(file)) return file;
  if (dir === path.dirname(dir)) {
    throw new BuildError(`The package ${name} is not installed. Add it to package.json: npm install ${name}`);
  }
  return findPackageJSON(name, path.dirname(dir));
}

/** Return the real folder of an installed package, as code in `dir` gets it. @throws BuildError when it is not installed */
export function installedDir(name: string, dir = rootDir): string {
  return realpathSync(path.dirname(findPackageJSON(name, dir)));
}

const isNamed = (dir: string, name: string): boolean =>
  existsSync(path.join(dir, 'package.json')) && readPackage(dir).name === name;

/** The folder of one of our packages: `@sinima/runtime` → `platform/runtime`. @throws BuildError when it is not there */
export function packageDir(name: string): string {
  const folder = name.replace('@sinima/', '');
  return (
    [folder, path.join('platform', folder), path.join('tools', folder)]
      .map((relative) => path.join(rootDir, relative))
      .find((candidate) => isNamed(candidate, name)) ?? installedDir(name)
  );
}

const isRemote = (dir: string): boolean => existsSync(path.join(dir, 'remote.config.ts'));

/** The name that a remote's `package.json` gives it: `@our-team/mfe-music` → `mfe-music`. */
const remoteName = (dir: string): string => readPackage(dir).name.replace(/^@[^/]+\//, '');

/** The app that a folder holds the sources of: a remote, or the host; undefined where it holds none. */
export function appAt(dir: string): string | undefined {
  if (isRemote(dir)) return remoteName(dir);
  return path.resolve(dir) === path.join(rootDir, 'shell') ? 'shell' : undefined;
}

/** The names of all remotes: every top-level folder with a `remote.config.ts`, or the project itself. */
export function remoteNames(): string[] {
  if (isRemote(rootDir)) return [remoteName(rootDir)];
  return readdirSync(rootDir)
    .filter((name) => isRemote(path.join(rootDir, name)))
    .sort();
}

/** The folder of an app's sources: `mfe-title`, `shell`, `bff`. */
export function appDir(app: string): string {
  return isRemote(rootDir) && remoteName(rootDir) === app ? rootDir : path.join(rootDir, app);
}

/** The folders of a package's sources and of the packages of this repository or project that it is built from. */
function sourcesFrom(dir: string, found: Set<string>): Set<string> {
  if (found.has(dir)) return found;
  found.add(dir);
  for (const dependency of Object.keys(readPackage(dir).dependencies ?? {})) {
    if (!dependency.startsWith('@sinima/')) continue;
    const source = packageDir(dependency);
    if (!source.split(path.sep).includes('node_modules')) sourcesFrom(source, found);
  }
  return found;
}

/**
 * Return the folders that an app is built from, by the `dependencies` of each, its own first; the host has two of its own.
 * Installed packages are no sources: the lock file stands for them.
 */
export function sourceDirs(app: string): string[] {
  const workspaces = app === 'shell' ? ['shell', 'front'] : [app];
  const found = new Set<string>();
  for (const workspace of workspaces) sourcesFrom(appDir(workspace), found);
  return [...found];
}

/** Return the folders of the build factory's own sources; none where it is installed. */
export function buildSourceDirs(): string[] {
  return isInstalled ? [] : [...sourcesFrom(path.join(here, '..'), new Set())];
}
