/** Loads remotes by Module Federation: the live version, and where that fails the fallback version. */
import type { ComposedRelease, ComposedRemote, Composition } from '@sinima/contracts/composition';
import type { RemoteModule } from '@sinima/contracts/remote';
import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { withDeadline } from '../app/deadline.ts';
import { loadStylesheet } from './load-stylesheet.ts';

/** How long one version of a remote may take before the next is tried, in milliseconds. */
const RELEASE_DEADLINE_MS = 8_000;

/** A remote in the page: its module, and which release it is from. */
export interface LoadedRemote {
  readonly release: ComposedRelease;
  readonly module: RemoteModule;
}

export interface RemoteLoader {
  /** The remote, loaded once. A failed load is forgotten, so that the next call tries anew. */
  load(name: string): Promise<LoadedRemote>;
}

const address = (release: ComposedRelease, file: string): string => release.base + file;

/** Give the entry's script element its hash: wrong bytes never run. */
function entryIntegrity(composition: Composition): ModuleFederationRuntimePlugin {
  const hashes = new Map(
    composition.remotes.flatMap(({ versions }) =>
      versions.map((release) => [
        new URL(address(release, release.entry), location.href).href,
        release.integrity[release.entry],
      ]),
    ),
  );
  return {
    name: 'entry-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      const integrity = hashes.get(new URL(url, location.href).href);
      script.src = url;
      script.async = true;
      if (integrity !== undefined) script.integrity = integrity;
      return { script, timeout: RELEASE_DEADLINE_MS };
    },
  };
}

/** Return the loader of one page's composition. */
export function createRemoteLoader(composition: Composition): RemoteLoader {
  const federation = getInstance();
  if (!federation) throw new Error('The host was built without Module Federation.');
  federation.registerPlugins([entryIntegrity(composition)]);
  federation.registerRemotes(
    composition.remotes.flatMap(({ versions }) =>
      versions.map((release) => ({
        name: release.global,
        entry: new URL(address(release, release.entry), location.href).href,
        type: 'var' as const,
        entryGlobalName: release.global,
      })),
    ),
  );

  async function loadRelease(release: ComposedRelease): Promise<RemoteModule> {
    const [exposed] = await Promise.all([
      federation!.loadRemote<{ default: RemoteModule }>(`${release.global}/remote`),
      ...release.styles.map((file) => loadStylesheet(address(release, file), release.integrity[file])),
    ]);
    if (!exposed) throw new Error(`${release.global} exposes no ./remote.`);
    return exposed.default;
  }

  async function loadFirstGood({ name, versions }: ComposedRemote): Promise<LoadedRemote> {
    let failure: unknown = new Error(`No version of ${name} is there.`);
    for (const release of versions) {
      try {
        const module = await withDeadline(loadRelease(release), RELEASE_DEADLINE_MS, release.global);
        return { release, module };
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  const loads = new Map<string, Promise<LoadedRemote>>();
  return {
    load(name) {
      const former = loads.get(name);
      if (former) return former;
      const remote = composition.remotes.find((each) => each.name === name);
      const loading = remote
        ? loadFirstGood(remote)
        : Promise.reject(new Error(`There is no remote named ${name}.`));
      loads.set(name, loading);
      loading.catch(() => loads.delete(name));
      return loading;
    },
  };
}
