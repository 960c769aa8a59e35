import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { browserBundle, serverBundle } from './bundle-config.ts';
import type { HostFiles } from '@sinima/contracts/host';
import { precompress } from './precompress.ts';
import { BuildError } from './build-error.ts';
import { runRspack } from './run-rspack.ts';
import { sharedByHost } from './shared-packages.ts';
import type { BuildMode } from './source-version.ts';
import { stylePrefix } from './style-prefix.ts';
import { joinStylesheet } from './stylesheet.ts';
import { hostDir, hostVersion } from './versions.ts';
import { rootDir } from './workspace.ts';

const shellDir = path.join(rootDir, 'shell');

interface HostBuild {
  mode: BuildMode;
  outDir: string;
}

function clientBundle({ mode, outDir }: HostBuild): Configuration {
  const bundle = { mode, context: shellDir, outDir: path.join(outDir, 'client') };
  const base = browserBundle(bundle, 'sinima_shell');
  return {
    ...base,
    name: 'client',
    entry: { main: './src/client/main.ts' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedByHost(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}

/** React, router and query are in the bundle, so that there is one of each whatever Node resolves; Node's own packages are not. */
const bundled =
  /^(react|react-dom|react-router|react-router-dom|@tanstack\/[^/]+|@radix-ui\/[^/]+|@sinima\/[^/]+)(\/|$)/;

function nodeBundle({ mode, outDir }: HostBuild): Configuration {
  const bundle = { mode, context: shellDir, outDir: path.join(outDir, 'server') };
  const base = serverBundle(bundle, 'main.mjs');
  return {
    ...base,
    name: 'server',
    entry: { main: './src/server/main.ts' },
    externalsType: 'module',
    externals: [
      ({ request = '', context = '' }, done) => {
        const bare = /^(@[a-z0-9-]+\/)?[a-z0-9]/.test(request) && !request.startsWith('node:');
        const ours = bundled.test(request) || /node_modules\/(react|@tanstack|@radix-ui)/.test(context);
        if (bare && !ours) done(undefined, `module-import ${request}`);
        else done();
      },
    ],
  };
}

/**
 * Builds the host into `outDir`, by default `shell/dist`: the client's files, the server, and `host.json`. The server
 * finds its packages from there upwards.
 *
 * @throws BuildError naming what is wrong in the sources
 */
export async function buildHost({
  mode = 'production',
  outDir = hostDir,
}: Partial<HostBuild> = {}): Promise<HostFiles> {
  const clientDir = path.join(outDir, 'client');
  const [client] = await runRspack([clientBundle({ mode, outDir }), nodeBundle({ mode, outDir })]);
  const scripts = client?.entrypoints?.main?.assets?.map(({ name }) => name) ?? [];
  const script = scripts.find((name) => name.startsWith('main.') && name.endsWith('.js'));
  if (!script) throw new BuildError('Building the shell gave no client script.');
  const style = await joinStylesheet(shellDir, clientDir, stylePrefix('shell'));
  await precompress(clientDir);
  const css = await readFile(path.join(clientDir, style), 'utf8');
  const host: HostFiles = {
    version: hostVersion(mode),
    script,
    preload: scripts.filter((name) => name.endsWith('.js') && name !== script),
    style,
    fonts: [...css.matchAll(/url\(["']?([\w.-]+\.woff2)/g)].flatMap(([, font]) => font ?? []),
  };
  await writeFile(path.join(outDir, 'host.json'), `${JSON.stringify(host, null, 2)}\n`);
  return host;
}
