/** Which version the present sources gave when they were last built, so that nothing is built to find out. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFingerprint, type BuildMode } from './source-fingerprint.ts';
import { rootDir } from './workspace.ts';

/** How many former builds of an app are remembered: a revert then costs no build either. */
const MAX_REMEMBERED = 30;

/** Versions by the fingerprint of the sources, by app. The newest comes last. */
type Builds = Record<string, Record<string, string>>;

/** Beside the sources that it is about, wherever a site keeps its data. */
const defaultFile = path.join(rootDir, '.data/builds.json');

/** Return what is remembered; nothing when the file is missing or damaged: it saves time, and nothing depends on it. */
function readBuilds(file: string): Builds {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Builds;
  } catch {
    return {};
  }
}

/** Remember that sources gave a version. */
export function rememberVersion(app: string, fingerprint: string, version: string, file = defaultFile): void {
  const builds = readBuilds(file);
  const { [fingerprint]: _former, ...others } = builds[app] ?? {};
  builds[app] = Object.fromEntries(
    [...Object.entries(others), [fingerprint, version] as const].slice(-MAX_REMEMBERED),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(builds, null, 2)}\n`);
}

/**
 * Return the version that an app's present sources give, if they were built here before; undefined when only a build can
 * tell.
 */
export function knownVersion(
  app: string,
  mode: BuildMode = 'production',
  file = defaultFile,
): string | undefined {
  return readBuilds(file)[app]?.[sourceFingerprint(app, mode)];
}
