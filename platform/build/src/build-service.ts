import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { serverBundle } from './bundle-config.ts';
import { runRspack } from './run-rspack.ts';
import { packageDir } from './workspace.ts';

/**
 * Bundle a service of `platform/` into its `dist/main.mjs`: its sources with those of the workspaces that it imports. Other
 * packages are taken from the `node_modules` around it.
 *
 * @throws BuildError naming what is wrong in the sources
 */
export async function buildService(name: 'launcher' | 'operator'): Promise<void> {
  const context = packageDir(`@sinima/${name}`);
  const base = serverBundle({ mode: 'production', context, outDir: path.join(context, 'dist') }, 'main.mjs');
  const configuration: Configuration = {
    ...base,
    name,
    entry: { main: './src/main.ts' },
    externalsType: 'module',
    externals: [
      ({ request = '' }, done) => {
        const bare = /^(@[a-z0-9-]+\/)?[a-z0-9]/.test(request) && !request.startsWith('node:');
        if (bare && !request.startsWith('@sinima/')) done(undefined, `module-import ${request}`);
        else done();
      },
    ],
  };
  await runRspack([configuration]);
}
