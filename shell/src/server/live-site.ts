/** Which releases are live at this moment. */
import type { Composition } from '@sinima/contracts/composition';
import { composeSite, serverBundlePath } from '@sinima/releases/composition';
import { openReleaseStore } from '@sinima/releases/store';
import type { ImportOptions } from './server-remotes.ts';
import type { Settings } from './settings.ts';

/** The site as it is now; asked for each page, so that a rollback holds from the next one on. */
export interface LiveSite {
  compose(): Promise<Composition>;
  bundlePath: ImportOptions['bundlePath'];
}

/**
 * Read the release store, with the development store (if there is one) before it. While a store cannot be read (its
 * pointers were edited by hand, say), its last good composition stands, and `onTrouble` is told why.
 */
export function openLiveSite(settings: Settings, onTrouble: (error: unknown) => void): LiveSite {
  const stores = settings.storeDirs.map((dir) => openReleaseStore(dir));
  const owners = new WeakMap<object, (typeof stores)[number]>();
  const lastGood = new Map<(typeof stores)[number], Composition>();

  async function compose(store: (typeof stores)[number]): Promise<Composition> {
    try {
      const composition = await composeSite(store);
      lastGood.set(store, composition);
      return composition;
    } catch (error) {
      onTrouble(error);
      const former = lastGood.get(store);
      if (!former) throw error;
      return former;
    }
  }

  return {
    async compose() {
      const compositions = await Promise.all(stores.map(compose));
      const remotes = new Map<string, Composition['remotes'][number]>();
      compositions.forEach((composition, index) => {
        for (const remote of composition.remotes) {
          if (remotes.has(remote.name)) continue;
          remotes.set(remote.name, remote);
          for (const release of remote.versions) owners.set(release, stores[index]!);
        }
      });
      return { remotes: [...remotes.values()] };
    },
    bundlePath(app, release) {
      return serverBundlePath(owners.get(release) ?? stores[0]!, app, release);
    },
  };
}
