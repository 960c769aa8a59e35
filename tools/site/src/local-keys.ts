/** Keys and the operator's token of a machine that has none yet: made at its first start, in a folder that git does not see. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames, rootDir } from '@sinima/build/workspace';
import { ensureLocalKeys } from '@sinima/releases/local-keys';
import { storePaths } from '@sinima/releases/open-store';

/**
 * Make the keys that are missing: the pointer's, and one for each app. None is made where `RELEASE_TRUST` says whose
 * signatures count.
 *
 * @returns what to tell of it
 */
export async function makeLocalKeys(environment: NodeJS.ProcessEnv): Promise<string[]> {
  if (environment.RELEASE_TRUST) return [];
  const { keysDir, trustFile } = storePaths(environment, rootDir);
  const { made } = await ensureLocalKeys(keysDir, ['shell', ...remoteNames()], trustFile);
  if (made.length === 0) return [];
  return [`Keys for this machine are made in ${path.relative(rootDir, keysDir)}/: ${made.join(', ')}.`];
}

/** Return the token of the operator's page on this machine, made if there is none yet. */
export async function localOperatorToken(environment: NodeJS.ProcessEnv): Promise<string> {
  const { keysDir } = storePaths(environment, rootDir);
  const file = path.join(keysDir, 'operator-token');
  await mkdir(keysDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
