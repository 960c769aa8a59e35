import path from 'node:path';
import { FolderStore } from '@sinima/releases/folder-store';
import { openFollower } from '@sinima/releases/follower';
import { layeredFollower, type ReleaseSource } from '@sinima/releases/layered-follower';
import { openStore } from '@sinima/releases/open-store';
import { ReleaseError } from '@sinima/releases/release-error';
import type { Logger } from 'pino';
import type { ReleaseSettings } from '../settings/settings.js';

/**
 * Begin to follow the release store that the settings name, to read it: which parts of the API are live. Without one, the
 * log tells what is missing, and the API goes without parts.
 */
export async function followReleases(
  environment: NodeJS.ProcessEnv,
  { root, cacheDir, developmentDir }: ReleaseSettings,
  logger: Logger,
): Promise<ReleaseSource | undefined> {
  const onError = ({ message }: Error): void => logger.error(message);
  try {
    const { objects, trust } = await openStore(environment, root, onError);
    const live = await openFollower({ store: objects, trust, cacheDir, onError });
    if (developmentDir === undefined) return live;
    const store = new FolderStore(developmentDir);
    // Within the store: its generations start over each time.
    const copy = path.join(developmentDir, '.copy');
    return layeredFollower(await openFollower({ store, trust, cacheDir: copy, onError }), live);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    logger.warn(`The API goes without the parts of remotes: ${error.message}`);
    return undefined;
  }
}
