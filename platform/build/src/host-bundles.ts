/** The bundles of the host. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { browserBundle, serverBundle, unaddressedNames } from './bundle-config.ts';
import { ChunkRegistryPlugin, chunkOutput } from './chunk-loading.ts';
import { federationModules } from './federation-modules.ts';
import { sharedByHost } from './shared-packages.ts';
import type { BuildMode } from './source-fingerprint.ts';
import { rootDir } from './workspace.ts';

export const shellDir = path.join(rootDir, 'shell');
export const frontDir = path.join(rootDir, 'front');

interface HostBundle {
  mode: BuildMode;
  /** Folder for the bundler's files. */
  outDir: string;
}

/** The script that starts the client, as the bundler names it. */
export const clientFile = 'main.js';

/** The module that the launcher runs, as the bundler names it. */
export const serverFile = 'main.mjs';

/** The module that renderers run, as the bundler names it. */
export const rendererFile = 'renderer.mjs';

/** Comes before React does, so that remotes that are worked on can exchange components and keep their state. */
const refreshRuntime = fileURLToPath(new URL('hot/refresh-runtime.ts', import.meta.url));

/** The script of the boundary overlay, as the bundler names it. */
export const boundariesFile = 'boundaries.js';

/** The service worker's script, as the bundler names it. */
export const serviceWorkerFile = 'service-worker.js';

/** The client: what pages load, and remotes share. */
export function clientBundle({ mode, outDir }: HostBundle): Configuration {
  const base = browserBundle({ mode, context: shellDir, outDir }, 'sinima_shell');
  return {
    ...base,
    name: 'client',
    entry: { main: [...(mode === 'development' ? [refreshRuntime] : []), './src/client/main.ts'] },
    output: { ...base.output, ...unaddressedNames, ...chunkOutput },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...federationModules() } },
    // The client is one script: names that other modules make longer or shorter renew no file that would have stayed.
    optimization: { ...base.optimization, mangleExports: mode === 'production' && 'size' },
    plugins: [
      ...(base.plugins ?? []),
      new ChunkRegistryPlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedByHost(shellDir),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          // The composition says what manifests say; in development, the developer tools read the snapshot.
          optimization: { disableSnapshot: mode === 'production', target: 'web' },
        },
      }),
    ],
  };
}

/**
 * React, router and query are in the bundle, so that there is one of each whatever Node resolves, and so are plurals of messages;
 * Node's own packages are not.
 */
const bundled =
  /^(react|react-dom|react-router|react-router-dom|@messageformat\/[^/]+|@tanstack\/[^/]+|@radix-ui\/[^/]+|@sinima\/[^/]+)(\/|$)/;

/**
 * Tell whether npm put a package into the folder of the workspace that imports it, since another version of it stands at
 * the repository's root: the server runs from where releases are copied to, and would find that one.
 *
 * @param context folder that the import stands in
 */
function isNested(request: string, context: string): boolean {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  for (let dir = context; dir !== rootDir && dir !== path.dirname(dir); dir = path.dirname(dir)) {
    if (existsSync(path.join(dir, 'node_modules', name))) return true;
  }
  return false;
}

/** The server: one ES module, which takes Node's packages from the `node_modules` around it. */
export function nodeBundle({ mode, outDir }: HostBundle): Configuration {
  const base = serverBundle({ mode, context: frontDir, outDir }, serverFile);
  return {
    ...base,
    name: 'server',
    entry: { main: './src/server/main.ts' },
    externalsType: 'module',
    externals: [
      ({ request = '', context = '' }, done) => {
        const bare = /^(@[a-z0-9-]+\/)?[a-z0-9]/.test(request) && !request.startsWith('node:');
        const ours = bundled.test(request) || /node_modules\/(react|@tanstack|@radix-ui)/.test(context);
        if (bare && !ours && !isNested(request, context)) done(undefined, `module-import ${request}`);
        else done();
      },
    ],
  };
}

/** The renderers' module, with all that it imports: a renderer may read no other file. */
export function rendererBundle({ mode, outDir }: HostBundle): Configuration {
  return {
    ...serverBundle({ mode, context: shellDir, outDir }, rendererFile),
    name: 'renderer',
    entry: { main: './src/renderer/main.tsx' },
  };
}

/** The script of the boundary overlay: no page of a visitor names it, so it is no part of the client. */
export function boundariesBundle({ mode, outDir }: HostBundle): Configuration {
  const base = browserBundle({ mode, context: shellDir, outDir }, 'sinima_boundaries');
  return {
    ...base,
    name: 'boundaries',
    entry: { boundaries: './src/client/boundaries/main.ts' },
    devtool: false,
    output: { ...base.output, ...unaddressedNames },
  };
}

/** The service worker: the front serves it at an address that never changes, so it is no part of the client either. */
export function serviceWorkerBundle({ mode, outDir }: HostBundle): Configuration {
  const base = browserBundle({ mode, context: shellDir, outDir }, 'sinima_service_worker');
  return {
    ...base,
    name: 'service-worker',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/service-worker/main.ts' },
    devtool: false,
    output: { ...base.output, ...unaddressedNames },
  };
}
