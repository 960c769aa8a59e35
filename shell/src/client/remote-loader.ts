/** Loads remotes from their containers: the live version, and where that fails the fallback version. */
import type { ComposedRelease, ComposedRemote, Composition } from '@sinima/contracts/composition';
import { integrityOf, releaseFileUrl } from '@sinima/contracts/content-address';
import type { RemoteModule } from '@sinima/contracts/remote';
import type { FailureReport } from '@sinima/contracts/reports';
import pTimeout from 'p-timeout';
import { demandSignature } from './chunk-registry.ts';
import { loadStylesheet } from './load-stylesheet.ts';
import { loadVersion, RELEASE_DEADLINE_MS } from './federation.ts';
import { reportFailure } from './release-reports.ts';

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

/** Return the loader of one page's composition. */
export function createRemoteLoader(composition: Composition): RemoteLoader {
  for (const remote of composition.remotes) demandSignature(remote.name, remote.keys ?? []);

  async function loadStyles({ name, keys = [] }: ComposedRemote, { styles }: ComposedRelease): Promise<void> {
    await Promise.all(
      styles.map((file) => loadStylesheet(releaseFileUrl(name, file), integrityOf(file, ...keys))),
    );
  }

  async function loadRelease(remote: ComposedRemote, release: ComposedRelease): Promise<RemoteModule> {
    const { name } = remote;
    const { version } = release;
    const reporting =
      (phase: FailureReport['phase']) =>
      (error: unknown): never => {
        reportFailure({ remote: name, version, phase }, error);
        throw error;
      };
    const deadline = { milliseconds: RELEASE_DEADLINE_MS };
    const entry = loadVersion(remote, release);
    const styles = loadStyles(remote, release);
    const [module] = await Promise.all([
      pTimeout(entry, deadline).catch(reporting('entry')),
      pTimeout(styles, deadline).catch(reporting('style')),
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
      const { remote, releases } = releasesOf(name, rejected);
      const [first] = releases;
      if (!first) throw new Error(`No version of ${name} is there.`);
      return loadVersion(remote, first);
    },
  };
}
