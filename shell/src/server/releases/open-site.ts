/** From settings to what the server shows. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openFolderStore } from '@sinima/releases/folder-store';
import { openFollower } from '@sinima/releases/follower';
import { openStore } from '@sinima/releases/open-store';
import type { Shown } from '../server.ts';
import type { Settings } from '../settings.ts';
import { fitting } from './fitting-releases.ts';
import { joinSite } from './live-site.ts';
import { hostFromFolder, hostFromStore } from './running-host.ts';

/**
 * Follow the release store and, before it, the development store; find the host.
 *
 * @param environment names the release store and whose signatures count
 * @param onTrouble is told what is wrong with a store; the site goes on with what was live
 * @throws ReleaseError when the trusted keys or the host cannot be read
 */
export async function openSite(
  { root, cacheDir, developmentDir, hostVersion, hostDir }: Settings['releases'],
  environment: NodeJS.ProcessEnv,
  onTrouble: (error: Error) => void,
): Promise<Shown> {
  const { objects, trust } = await openStore(environment, root);
  const follower = await openFollower({ store: objects, trust, cacheDir, onTrouble });
  const followers = [follower];
  if (developmentDir !== undefined) {
    await mkdir(developmentDir, { recursive: true });
    const store = openFolderStore(developmentDir);
    // Within the store, so that what was seen of it goes when it goes: its generations begin anew each time.
    followers.unshift(
      await openFollower({ store, trust, cacheDir: path.join(developmentDir, '.copy'), onTrouble }),
    );
  }
  const host =
    hostVersion === undefined
      ? await hostFromFolder(hostDir)
      : await hostFromStore(follower, hostVersion, trust);
  const rules = { fits: fitting(host.offers, onTrouble), keys: trust.releases };
  return { site: joinSite(followers, rules), host, trust };
}
