/** The private keys of the person that runs a command: from the environment in CI, from files elsewhere. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Trust } from '@sinima/contracts/signed';
import { isMissing } from '../errors/release-error.ts';
import { isAppName } from '../shapes/names.ts';
import { POINTER_KEY } from './local-keys.ts';
import { signerFromPem, type Signer } from './signer.ts';

/** Signers for releases and for the pointer. */
export interface Signers {
  /** May change what is live. */
  readonly pointerKey?: Signer;
  /** May publish, by app. */
  readonly releaseKeys: Readonly<Record<string, Signer>>;
}

async function keyFiles(dir: string): Promise<Map<string, Signer>> {
  const names = await readdir(dir).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const signers = new Map<string, Signer>();
  for (const name of names.filter((each) => each.endsWith('.pem'))) {
    const file = path.join(dir, name);
    signers.set(name.slice(0, -'.pem'.length), signerFromPem(await readFile(file, 'utf8'), file));
  }
  return signers;
}

/**
 * Read the private keys: `<keysDir>/pointer.pem` and `<keysDir>/<app>.pem`, or `POINTER_SIGNING_KEY` and
 * `RELEASE_SIGNING_KEY` (PEM texts), which come first. The latter signs for the apps whose trusted keys it is among.
 *
 * @throws ReleaseError naming the file or the setting that holds no key
 */
export async function readSigners(
  environment: NodeJS.ProcessEnv,
  keysDir: string,
  trust: Trust,
): Promise<Signers> {
  const files = await keyFiles(keysDir);
  const fromSetting = (name: string): Signer | undefined =>
    environment[name] ? signerFromPem(environment[name], name) : undefined;
  const pointerKey = fromSetting('POINTER_SIGNING_KEY') ?? files.get(POINTER_KEY);
  const releaseKeys = Object.fromEntries([...files].filter(([name]) => isAppName(name)));
  const ciKey = fromSetting('RELEASE_SIGNING_KEY');
  if (ciKey) {
    for (const [app, keys] of Object.entries(trust.releases)) {
      if (keys.includes(ciKey.key)) releaseKeys[app] = ciKey;
    }
  }
  return { pointerKey, releaseKeys };
}
