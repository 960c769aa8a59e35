import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/** Return the version of a package that a file below `dir` would import; undefined when there is none. */
function installedVersion(name: string, dir: string): string | undefined {
  const file = path.join(dir, 'node_modules', name, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  const parent = path.dirname(dir);
  return parent === dir ? undefined : installedVersion(name, parent);
}

/**
 * Compare the packages that a host's server takes from the `node_modules` around it with those that are there.
 *
 * @param needed versions that it was built against; installed ones have to be the same, or newer and compatible
 * @param file the server bundle
 * @returns a sentence for each that is missing or does not fit
 */
export function packageProblems(needed: Readonly<Record<string, string>>, file: string): string[] {
  return Object.entries(needed).flatMap(([name, version]) => {
    const installed = installedVersion(name, path.dirname(file));
    if (installed === undefined) return [`${name} ${version} is not installed.`];
    return semver.satisfies(installed, `^${version}`)
      ? []
      : [`${name} ${installed} is installed, ${version} needed.`];
  });
}
