import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import type { BuiltRelease } from '@sinima/contracts/release';
import { checkFile, writeCheckResult } from '@sinima/gate/check-result';
import { openSigners } from '@sinima/releases/open-store';
import { ReleaseError } from '@sinima/releases/release-error';

/** Sign that the checks of a version held, for `publish` to see. Returns what to tell the team. */
export async function signResult(built: BuiltRelease, held: readonly string[]): Promise<string> {
  const { app, version } = built;
  try {
    const { releaseKeys } = await openSigners(process.env, rootDir);
    const signer = releaseKeys[app];
    if (!signer)
      return `Not signed: there is no key of ${app} here. npm run releases -- keys ${app} makes one.`;
    const dataDir = path.resolve(rootDir, process.env.SINIMA_DATA_DIR || '.data');
    await writeCheckResult(dataDir, { app, version }, held, signer);
    return `Signed for ${app} ${version}: ${path.relative(rootDir, checkFile(dataDir, app))}`;
  } catch (error) {
    if (error instanceof ReleaseError) return `Not signed: ${error.message}`;
    throw error;
  }
}
