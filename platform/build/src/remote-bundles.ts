/** The two bundles of a remote. Every remote is built by this; none has a bundler configuration of its own. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { browserBundle, serverBundle, unaddressedNames } from './bundle-config.ts';
import { ChunkRegistryPlugin, chunkOutput } from './chunk-loading.ts';
import { federationFromPage } from './federation-modules.ts';
import { externalsOnServer, sharedByRemote } from './shared-packages.ts';
import type { BuildMode } from './source-fingerprint.ts';

interface RemoteBuild {
  appDir: string;
  /** Folder for the bundler's files. */
  outDir: string;
  mode: BuildMode;
  /** The container's global name; it carries the version. */
  global: string;
}

/** The one module that every remote exposes. */
export const expose = './src/remote.ts';

/**
 * The number of pages and widgets that have to use a module before it moves into their shared chunk. With 9, the home page loads 8 KB less
 * (Brotli) than with copies, and a first visit to another page at most 2 KB more.
 */
const MIN_SHARING_FRAGMENTS = 9;

/** The file that announces the container, as the bundler names it. */
export const entryFile = 'remote-entry.js';

/** The module that the shell server imports, as the bundler names it. */
export const serverFile = 'remote.mjs';

/** The chunk of the exposed module, without which no page or widget of the remote is shown. */
export const EXPOSED_CHUNK = 'remote';

/** The chunk that static pages and widgets may share: a browser loads it only where the server could not render one. */
export const STATIC_CHUNK = 'static';

/** Modules that many pages and widgets of a remote use are in the exposed module's chunk: a request fewer for each remote in a page. */
const sharedByFragments: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    common: { name: EXPOSED_CHUNK, minChunks: MIN_SHARING_FRAGMENTS },
  },
};

/**
 * The container that the host loads.
 *
 * @param modules what it exposes; where there are several, the last is what the host gets
 */
export function containerOf(
  { global, appDir }: Pick<RemoteBuild, 'global' | 'appDir'>,
  modules: string | string[],
): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: global,
    filename: entryFile,
    library: { type: 'var', name: global },
    exposes: { './remote': { import: modules, name: EXPOSED_CHUNK } },
    shared: sharedByRemote(appDir),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: true,
    experiments: { optimization: { disableRemote: true, disableSnapshot: true, target: 'web' } },
  });
}

/** The browser bundle: a federated container with the global name of its version. */
export function remoteBrowserBundle({ appDir, outDir, mode, global }: RemoteBuild): Configuration {
  const base = browserBundle({ mode, context: appDir, outDir }, global);
  return {
    ...base,
    name: 'browser',
    entry: {},
    output: { ...base.output, ...unaddressedNames, ...chunkOutput },
    optimization: { ...base.optimization, splitChunks: sharedByFragments },
    externals: federationFromPage,
    // The manifest's plugin warns of `publicPath: 'auto'`, by which a release works at any address.
    infrastructureLogging: { level: 'error' },
    plugins: [...(base.plugins ?? []), new ChunkRegistryPlugin(), containerOf({ global, appDir }, expose)],
  };
}

/** The server bundle: one ES module, the shared packages being the shell server's. */
export function remoteServerBundle({ appDir, outDir, mode }: RemoteBuild): Configuration {
  const base = serverBundle({ mode, context: appDir, outDir }, serverFile);
  return {
    ...base,
    name: 'server',
    entry: { remote: expose },
    externalsType: 'var',
    externals: externalsOnServer(),
    plugins: [...(base.plugins ?? []), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
