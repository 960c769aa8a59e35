/** Under which prefix the Tailwind utilities of an app stand, e.g. `ti:flex`: no two apps share one. */
import { existsSync } from 'node:fs';
import { BuildError } from './build-error.ts';
import { appDir, readPackage, remoteNames } from './workspace.ts';

/** The prefix that a name gives: its first two letters, `mfe-` aside. `mfe-title` → `ti`, `shell` → `sh`. */
function prefixOfName(app: string): string {
  return app
    .replace(/^mfe-/, '')
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 2);
}

/**
 * Return the prefix of each app, in the order given. An app whose name gives a prefix that is taken declares its own.
 *
 * @param declared the `stylePrefix` in the `package.json` of an app, if it has one
 * @throws BuildError when two apps would share a prefix, or Tailwind would refuse one
 */
export function assignPrefixes(
  apps: readonly string[],
  declared: (app: string) => string | undefined,
): Map<string, string> {
  const owners = new Map<string, string>();
  for (const app of apps) {
    const prefix = declared(app) ?? prefixOfName(app);
    if (!/^[a-z]{2,}$/.test(prefix)) {
      throw new BuildError(
        `The style prefix of ${app} is "${prefix}". It has to be two lower-case letters or more.`,
      );
    }
    const owner = owners.get(prefix);
    if (owner !== undefined) {
      throw new BuildError(
        `${owner} and ${app} both have the style prefix "${prefix}". Add "stylePrefix" to ${app}/package.json, ` +
          'with letters that no other app uses.',
      );
    }
    owners.set(prefix, app);
  }
  return new Map([...owners].map(([prefix, app]) => [app, prefix]));
}

/** The prefix that an app declares; undefined where its name gives one, and where its sources are elsewhere. */
export const declaredPrefix = (app: string): string | undefined =>
  existsSync(appDir(app)) ? readPackage(appDir(app)).stylePrefix : undefined;

/** Return the prefix of an app of this repository or project. @throws BuildError when two apps would share a prefix */
export function stylePrefix(app: string): string {
  const prefix = assignPrefixes([...new Set(['shell', ...remoteNames(), app])], declaredPrefix).get(app);
  if (prefix === undefined) throw new BuildError(`There is no app named ${app}.`);
  return prefix;
}
