/** Keys that are made on this machine: private ones as PEM files, public ones in the trust file beside them. */
import { generateKeyPairSync } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Trust } from '@sinima/contracts/signed';
import { makeFolder, replaceFileDurably, writeNewFile } from '../folder/durable-write.ts';
import { signerFromPem } from './signer.ts';
import { readTrustIfThere } from './trust.ts';

/** The name of the key that changes what is live. */
export const POINTER_KEY = 'pointer';

/** Return the public key in a PEM file, after making the file if it is missing. */
async function ensureKey(file: string): Promise<{ key: string; isNew: boolean }> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  let isNew = true;
  await writeNewFile(file, Buffer.from(pem), 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    isNew = false;
  });
  return { key: signerFromPem(await readFile(file, 'utf8'), file).key, isNew };
}

/**
 * Make the keys that are missing in a folder, the pointer's and one for each app, and add them to the trust file. A key
 * that is there and was taken out of the trust file stays out.
 *
 * @param dir folder of the private keys
 * @param trustFile `<dir>/trust.json` when absent
 * @returns the keys that the file trusts now, and the names of the keys that were made: `pointer`, and apps
 */
export async function ensureLocalKeys(
  dir: string,
  apps: readonly string[],
  trustFile = path.join(dir, 'trust.json'),
): Promise<{ readonly trust: Trust; readonly made: readonly string[] }> {
  await makeFolder(dir);
  await chmod(dir, 0o700);
  const before = (await readTrustIfThere(trustFile)) ?? { pointer: [], releases: {} };
  const made: string[] = [];
  const added = async (name: string, trusted: readonly string[]): Promise<readonly string[]> => {
    const { key, isNew } = await ensureKey(path.join(dir, `${name}.pem`));
    if (isNew) made.push(name);
    const isWanted = isNew || trusted.length === 0;
    return isWanted && !trusted.includes(key) ? [...trusted, key] : trusted;
  };
  const pointer = await added(POINTER_KEY, before.pointer);
  const releases: Record<string, readonly string[]> = { ...before.releases };
  for (const app of apps) releases[app] = await added(app, before.releases[app] ?? []);
  const trust = { pointer, releases };
  if (JSON.stringify(trust) !== JSON.stringify(before)) {
    await makeFolder(path.dirname(trustFile));
    await replaceFileDurably(trustFile, Buffer.from(`${JSON.stringify(trust, null, 2)}\n`));
  }
  return { trust, made };
}
