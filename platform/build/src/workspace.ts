/** Where things stand in the repository. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

interface PackageJson {
  name: string;
  version: string;
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
  if (dir === path.dirname(dir)) throw new Error(`The package ${name} is not installed.`);
  return findPackageJSON(name, path.dirname(dir));
}

/** The folder of a workspace package: `@sinima/runtime` → `platform/runtime`. */
export function packageDir(name: string): string {
  const folder = name.replace('@sinima/', '');
  const dir = [folder, path.join('platform', folder), path.join('tools', folder)]
    .map((relative) => path.join(rootDir, relative))
    .find((candidate) => existsSync(path.join(candidate, 'package.json')));
  if (dir === undefined) throw new Error(`There is no workspace package named ${name}.`);
  return dir;
}

/** The names of all remotes: every top-level folder with a `remote.config.ts`. */
export function remoteNames(): string[] {
  return readdirSync(rootDir)
    .filter((name) => existsSync(path.join(rootDir, name, 'remote.config.ts')))
    .sort();
}

/** The workspace packages that a package is built from, itself first, by its `dependencies`. */
export function workspaceSources(name: string): string[] {
  const found = new Set<string>();
  const visit = (current: string): void => {
    if (found.has(current)) return;
    found.add(current);
    const { dependencies = {} } = readPackage(packageDir(current));
    Object.keys(dependencies)
      .filter((dependency) => dependency.startsWith('@sinima/'))
      .forEach(visit);
  };
  visit(name);
  return [...found];
}
