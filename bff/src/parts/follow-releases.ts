import { openFollower, type Follower } from '@sinima/releases/follower';
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
  { root, cacheDir }: ReleaseSettings,
  logger: Logger,
): Promise<Follower | undefined> {
  const onError = ({ message }: Error): void => logger.error(message);
  try {
    const { objects, trust } = await openStore(environment, root, onError);
    return await openFollower({ store: objects, trust, cacheDir, onError });
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    logger.warn(`The API goes without the parts of remotes: ${error.message}`);
    return undefined;
  }
}
