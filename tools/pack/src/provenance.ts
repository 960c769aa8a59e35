/** Where a packed version comes from. */
import { hashSources } from '@sinima/build/source-fingerprint';
import { rootDir } from '@sinima/build/workspace';
import { runProcess } from '@sinima/processes/run-process';
import type { Provenance } from './manifest.ts';

/** Return what git says, or undefined where there is no repository. */
async function git(...args: string[]): Promise<string | undefined> {
  const failed = { code: 1, output: '' };
  const { code, output } = await runProcess({ command: 'git', args, cwd: rootDir }).catch(() => failed);
  return code === 0 ? output.trim() : undefined;
}

/** Return the commit that is checked out, with `-modified` where files have changed since; `unknown` without git. */
async function presentCommit(): Promise<string> {
  const commit = await git('rev-parse', 'HEAD');
  if (commit === undefined) return 'unknown';
  return (await git('status', '--porcelain')) === '' ? commit : `${commit}-modified`;
}

/** Return where packages that are packed now come from, by the folder of each. */
export async function provenances(dirs: readonly string[]): Promise<ReadonlyMap<string, Provenance>> {
  const commit = await presentCommit();
  return new Map(
    dirs.map((dir) => [dir, { commit, sources: hashSources(rootDir, [dir], [], 'production') }] as const),
  );
}
