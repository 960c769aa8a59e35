/** The UI kit's workbench, bundled by the rules of every other bundle, again at each change. */
import path from 'node:path';
import { rspack, type MultiStats } from '@rspack/core';
import { browserBundle, serverBundle } from './bundle-config.ts';
import { layerOrder } from './stylesheet.ts';
import { packageDir } from './workspace.ts';

/** A build of the workbench. */
export interface WorkbenchBuild {
  /** Folder of the files that the page loads. */
  readonly clientDir: string;
  readonly script: string;
  /** Of all chunks: no script loads styles, as on the site. */
  readonly styles: readonly string[];
  /** Worth fetching before the styles ask for them. */
  readonly fonts: readonly string[];
  /** What a page opens with, so that layers win in the order of the site. */
  readonly layerOrder: string;
  /** The module that renders the page and draws cloth; another one after each build. */
  readonly serverModule: string;
}

interface Watching {
  outDir: string;
  onBuilt(build: WorkbenchBuild): void;
  /** Called with what is wrong in the sources; the former build stays. */
  onFailed(message: string): void;
}

const serverFile = 'main.mjs';

/** Builds into `outDir` at once and at each change, for as long as the process lives. */
export function watchWorkbench({ outDir, onBuilt, onFailed }: Watching): void {
  const sources = { mode: 'development', context: packageDir('@sinima/ui-kit') } as const;
  const clientDir = path.join(outDir, 'client');
  const serverDir = path.join(outDir, 'server');
  const compiler = rspack([
    {
      ...browserBundle({ ...sources, outDir: clientDir }, 'sinima_workbench'),
      name: 'client',
      entry: { main: './workbench/client.tsx' },
    },
    {
      ...serverBundle({ ...sources, outDir: serverDir }, serverFile),
      name: 'server',
      entry: { main: './workbench/server.tsx' },
    },
  ]);
  const report = (error: Error | null, stats: MultiStats | undefined): void => {
    if (error || !stats) return onFailed(error?.message ?? 'Rspack gave no result.');
    if (stats.hasErrors()) {
      return onFailed(stats.toString({ all: false, errors: true, errorDetails: false, colors: false }));
    }
    const names = Object.keys(stats.stats[0]?.compilation.assets ?? {});
    onBuilt({
      clientDir,
      script: names.find((name) => name.startsWith('main.') && name.endsWith('.js')) ?? '',
      styles: names.filter((name) => name.endsWith('.css')),
      fonts: names.filter((name) => name.endsWith('.woff2')),
      layerOrder,
      serverModule: `${path.join(serverDir, serverFile)}?${stats.hash}`,
    });
  };
  compiler.watch({ aggregateTimeout: 120 }, report);
}
