import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UNCOMMITTED } from '@sinima/contracts/release-maps';
import { sourcesOf } from './source-fingerprint.ts';
import { rootDir } from './workspace.ts';

const git = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', args, { cwd: rootDir })).stdout.trim();

/**
 * Return the commit (40 hex digits) that the sources of an app are of; `uncommitted` where one of them differs from it, or
 * there is no repository.
 */
export async function sourceCommit(app: string): Promise<string> {
  const { dirs, files } = sourcesOf(app);
  try {
    const changed = await git('status', '--porcelain', '--', ...dirs, ...files);
    return changed === '' ? await git('rev-parse', 'HEAD') : UNCOMMITTED;
  } catch {
    return UNCOMMITTED;
  }
}
