/** Loads remotes by Module Federation: the live version, and where that fails the fallback version. */
import type { ComposedRelease, ComposedRemote, Composition } from '@sinima/contracts/composition';
import { integrityOf, releaseFileUrl } from '@sinima/contracts/content-address';
import type { RemoteModule } from '@sinima/contracts/remote';
import type { FailureReport } from '@sinima/contracts/reports';
import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { withDeadline } from '../app/deadline.ts';
import { demandSignature } from './chunk-registry.ts';
import { loadStylesheet } from './load-stylesheet.ts';
import { reportFailure } from './release-reports.ts';

/** How long one version of a remote may take before the next is tried, in milliseconds. */
const RELEASE_DEADLINE_MS = 8_000;

/** A remote in the page: its module, and which release it is from. */
export interface LoadedRemote {
  readonly release: ComposedRelease;
  readonly module: RemoteModule;
}

export interface RemoteLoader {
  /**
   * The first version of the remote that loads, loaded once. A failed load is forgotten, so that the next call tries anew.
   *
   * @param rejected versions that are not to be taken
   */
  load(name: string, rejected?: ReadonlySet<string>): Promise<LoadedRemote>;
  /**
   * The module of the version that `load` tries first, as soon as its entry has run. Its styles may be on their way: what
   * its fragments fetch can be as well.
   */
  loadEntry(name: string, rejected?: ReadonlySet<string>): Promise<RemoteModule>;
}

const hrefOf = (url: string): string => new URL(url, location.href).href;

/** Give the entry's script element its integrity: wrong bytes never run. */
function entryIntegrity(composition: Composition): ModuleFederationRuntimePlugin {
  const integrities = new Map(
    composition.remotes.flatMap((remote) =>
      remote.versions.map(({ entry }) => [
        hrefOf(releaseFileUrl(remote.name, entry)),
        integrityOf(entry, ...(remote.keys ?? [])),
      ]),
    ),
  );
  return {
    name: 'entry-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      const integrity = integrities.get(hrefOf(url));
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
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
    composition.remotes.flatMap(({ name, versions }) =>
      versions.map((release) => ({
        name: release.global,
        entry: hrefOf(releaseFileUrl(name, release.entry)),
        type: 'var' as const,
        entryGlobalName: release.global,
      })),
    ),
  );

  for (const remote of composition.remotes) demandSignature(remote.name, remote.keys ?? []);

  const entries = new Map<string, Promise<RemoteModule>>();

  /** Load a version's entry once, without an end to it. */
  function entryOf({ global }: ComposedRelease): Promise<RemoteModule> {
    const former = entries.get(global);
    if (former) return former;
    const loading = federation!.loadRemote<{ default: RemoteModule }>(`${global}/remote`).then((exposed) => {
      if (!exposed) throw new Error(`${global} exposes no ./remote.`);
      return exposed.default;
    });
    entries.set(global, loading);
    loading.catch(() => entries.delete(global));
    return loading;
  }

  async function loadRelease(remote: ComposedRemote, release: ComposedRelease): Promise<RemoteModule> {
    const { name } = remote;
    const { version, global, styles } = release;
    const reporting =
      (phase: FailureReport['phase']) =>
      (error: unknown): never => {
        reportFailure({ remote: name, version, phase });
        throw error;
      };
    const entry = entryOf(release);
    const sheets = styles.map((file) =>
      loadStylesheet(releaseFileUrl(name, file), integrityOf(file, ...(remote.keys ?? []))),
    );
    const [module] = await Promise.all([
      withDeadline(entry, RELEASE_DEADLINE_MS, global).catch(reporting('entry')),
      withDeadline(Promise.all(sheets), RELEASE_DEADLINE_MS, global).catch(reporting('style')),
    ]);
    return module;
  }

  async function loadFirstGood(
    remote: ComposedRemote,
    releases: readonly ComposedRelease[],
  ): Promise<LoadedRemote> {
    let failure: unknown = new Error(`No version of ${remote.name} is there.`);
    for (const release of releases) {
      try {
        return { release, module: await loadRelease(remote, release) };
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  function releasesOf(
    name: string,
    rejected?: ReadonlySet<string>,
  ): { remote: ComposedRemote; releases: ComposedRelease[] } {
    const remote = composition.remotes.find((each) => each.name === name);
    if (!remote) throw new Error(`There is no remote named ${name}.`);
    return { remote, releases: remote.versions.filter(({ version }) => !rejected?.has(version)) };
  }

  const loads = new Map<string, Promise<LoadedRemote>>();
  return {
    async load(name, rejected) {
      const { remote, releases } = releasesOf(name, rejected);
      const key = [name, ...releases.map(({ version }) => version)].join(' ');
      const former = loads.get(key);
      if (former) return former;
      const loading = loadFirstGood(remote, releases);
      loads.set(key, loading);
      loading.catch(() => loads.delete(key));
      return loading;
    },
    async loadEntry(name, rejected) {
      const [first] = releasesOf(name, rejected).releases;
      if (!first) throw new Error(`No version of ${name} is there.`);
      return entryOf(first);
    },
  };
}
