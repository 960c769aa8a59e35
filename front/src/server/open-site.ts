/** From settings to the served site. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FolderStore } from '@sinima/releases/folder-store';
import { openFollower, type Follower } from '@sinima/releases/follower';
import type { ObjectStore } from '@sinima/releases/object-store';
import { openStore } from '@sinima/releases/open-store';
import type { ServedSite } from './served-site.ts';
import type { Settings } from './settings.ts';
import { fitting } from '../composition/fitting-releases.ts';
import { joinSite } from '../composition/live-site.ts';
import { openMachineStore } from '../release-files/machine-store.ts';
import { withoutFallbacks } from '../composition/without-fallbacks.ts';
import { hostFromFolder, hostFromStore } from '../composition/running-host.ts';

/**
 * Follow the release store and, before it, the development store; find the host.
 *
 * @param environment names the release store and whose signatures count
 * @param onError is called with each fault of a store; the site goes on with the versions that were live
 * @throws ReleaseError when the trusted keys or the host cannot be read
 */
export async function openSite(
  { root, cacheDir, developmentDir, hostVersion, hostDir }: Settings['releases'],
  environment: NodeJS.ProcessEnv,
  onError: (error: Error) => void,
): Promise<ServedSite> {
  const { objects, trust } = await openStore(environment, root, onError);
  const follower = await openFollower({ store: objects, trust, cacheDir, onError });
  const followers = [follower];
  let developmentStore: ObjectStore | undefined;
  if (developmentDir !== undefined) {
    await mkdir(developmentDir, { recursive: true });
    const store = new FolderStore(developmentDir);
    developmentStore = store;
    // Within the store, so that what was seen of it goes when it goes: its generations begin anew each time.
    const working = { store, trust, cacheDir: path.join(developmentDir, '.copy'), onError };
    followers.unshift(withoutFallbacks(await openFollower(working)));
  }
  const host =
    hostVersion === undefined
      ? await hostFromFolder(hostDir)
      : await hostFromStore(follower, hostVersion, trust);
  const followMachine = (origin: string): Promise<Follower> =>
    openFollower({
      store: openMachineStore(origin),
      trust,
      cacheDir: path.join(cacheDir, 'machines', encodeURIComponent(origin)),
      onError,
    });
  const site = joinSite(followers, {
    fits: fitting(host.offers, onError),
    trust,
    followMachine,
    // Of another site everybody here sees the same: what most of its visitors get.
    drawsCanaries: !environment.RELEASES_URL,
  });
  const dictionariesDir = path.join(cacheDir, 'page-dictionaries');
  return { site, host, trust, releases: follower, developmentStore, dictionariesDir };
}
