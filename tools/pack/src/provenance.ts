/** Where a packed version comes from. */
import { execFileSync } from 'node:child_process';
import { hashSources } from '@sinima/build/source-fingerprint';
import { rootDir } from '@sinima/build/workspace';
import type { Provenance } from './manifest.ts';

/** Return what git says, or undefined where there is no repository. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: rootDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Return the commit that is checked out, with `-modified` where files have changed since; `unknown` without git. */
function presentCommit(): string {
  const commit = git('rev-parse', 'HEAD');
  if (commit === undefined) return 'unknown';
  return git('status', '--porcelain') === '' ? commit : `${commit}-modified`;
}

/** Return where packages that are packed now come from, by the folder of each. */
export function provenances(dirs: readonly string[]): ReadonlyMap<string, Provenance> {
  const commit = presentCommit();
  return new Map(
    dirs.map((dir) => [dir, { commit, sources: hashSources(rootDir, [dir], [], 'production') }] as const),
  );
}
