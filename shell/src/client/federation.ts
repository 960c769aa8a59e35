/** Module Federation's runtime of this page, and our plugin: which bytes of an entry may run, and how long they may take. */
import {
  createInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import federation, { bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { ComposedRelease, ComposedRemote } from '@sinima/contracts/composition';
import { integrityOf, releaseFileUrl } from '@sinima/contracts/content-address';
import { FEDERATION_BUNDLER_RUNTIME } from '@sinima/contracts/host';
import type { RemoteModule } from '@sinima/contracts/remote';
import { ChunkLoadError } from './load-script.ts';

/** How long one version of a remote may take before the next is tried, in milliseconds. */
export const RELEASE_DEADLINE_MS = 8_000;

/** The integrity of entries, by the name that their version is registered under. */
const integrities = new Map<string, string>();

/** An entry runs only with the bytes that its content address names, signed by its team where browsers check that. */
const onlyPublishedBytes: ModuleFederationRuntimePlugin = {
  name: 'sinima-published-bytes',
  createScript({ url, remoteInfo }) {
    const integrity = remoteInfo && integrities.get(remoteInfo.name);
    if (integrity === undefined) throw new Error(`${url} does not say which bytes are right.`);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    return { script, timeout: RELEASE_DEADLINE_MS };
  },
};

/**
 * The runtime that remotes' entries take from the page in place of a copy each. It makes an instance for each of them: `init` would
 * return the host's, for which the host's build put its identifier into the runtime. A host without exposed modules has no
 * `initContainerEntry` of its own.
 */
const forContainers = {
  ...federation,
  runtime: { init: createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
};

/** Let the runtime load entries in our way; before any remote is loaded. */
export function extendFederation(): void {
  Object.defineProperty(globalThis, FEDERATION_BUNDLER_RUNTIME, { value: forContainers });
  registerPlugins([onlyPublishedBytes]);
}

/** The remotes of the host, by their names to the runtime. */
const remotesInfo: Record<string, { matchedVersion: string }> = {};

/**
 * Name a version in the page's snapshot, where the developer tools of Module Federation look for it. The runtime does so only
 * for remotes that it loads by their manifests, a request more for each.
 */
function addToSnapshot(globalName: string, version: string, remoteEntry: string): void {
  remotesInfo[globalName] = { matchedVersion: version };
  Object.assign(__FEDERATION__.moduleInfo, {
    shell: { remotesInfo },
    [`${globalName}:${version}`]: { version, remoteEntry, globalName },
  });
}

/**
 * Load the module that a version of a remote exposes, once. Each version is a remote of its own to the runtime, so that two
 * of them never mix. A failed load is forgotten, so that the next call tries anew.
 */
export async function loadVersion(
  { name, keys = [] }: ComposedRemote,
  { global, entry, version }: ComposedRelease,
): Promise<RemoteModule> {
  const integrity = integrityOf(entry, ...keys);
  if (integrity !== undefined) integrities.set(global, integrity);
  const address = new URL(releaseFileUrl(name, entry), location.href);
  registerRemotes([{ name: global, entryGlobalName: global, entry: address.href, type: 'var', version }]);
  addToSnapshot(global, version, address.href);
  const exposed = await loadRemote<{ default: RemoteModule }>(`${global}/remote`).catch((error: unknown) => {
    throw new ChunkLoadError(`${name} ${version} did not load.`, { cause: error });
  });
  if (!exposed) throw new ChunkLoadError(`${name} ${version} exposes no "./remote".`);
  return exposed.default;
}
