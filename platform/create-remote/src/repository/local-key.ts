/** The key that a new remote's releases are signed with on this machine. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { ensureLocalKeys } from '@sinima/releases/local-keys';
import { storePaths } from '@sinima/releases/open-store';

/**
 * Make the key of a remote where this machine has keys of its own; a site that runs takes it up at once. Before the first
 * start there are none, and that start makes them; where `RELEASE_TRUST` says whose signatures count, operators add keys.
 *
 * @returns the key's file, relative to the root
 */
export async function makeKey(remote: string): Promise<string | undefined> {
  const { keysDir, trustFile } = storePaths(process.env, rootDir);
  if (process.env.RELEASE_TRUST || !existsSync(trustFile)) return undefined;
  await ensureLocalKeys(keysDir, [remote], trustFile);
  return path.relative(rootDir, path.join(keysDir, `${remote}.pem`));
}
