import { UNCOMMITTED } from '@sinima/contracts/release-maps';
import { runProcess } from '@sinima/processes/run-process';
import { sourcesOf } from './source-fingerprint.ts';
import { rootDir } from './workspace.ts';

/** Return what git says; undefined where it fails, or is not installed. */
async function git(...args: string[]): Promise<string | undefined> {
  const run = runProcess({ command: 'git', args, cwd: rootDir });
  const { code, output } = await run.catch(() => ({ code: null, output: '' }));
  return code === 0 ? output.trim() : undefined;
}

/**
 * Return the commit (40 hex digits) that the sources of an app are of; `uncommitted` where one of them differs from it, or
 * there is no repository.
 */
export async function sourceCommit(app: string): Promise<string> {
  const { dirs, files } = sourcesOf(app);
  const changed = await git('status', '--porcelain', '--', ...dirs, ...files);
  const commit = changed === '' ? await git('rev-parse', 'HEAD') : undefined;
  return commit ?? UNCOMMITTED;
}
