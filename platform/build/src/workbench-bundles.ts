/** The workbench, bundled by the rules of every other bundle: once, or again at each change. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type MultiCompiler, type MultiStats } from '@rspack/core';
import { BuildError } from './build-error.ts';
import { browserBundle, serverBundle } from './bundle-config.ts';
import type { BuildMode } from './source-fingerprint.ts';
import { distinctBlocks, layerOrder } from './stylesheet.ts';
import { packageDir } from './workspace.ts';

/** A build of the workbench. */
export interface WorkbenchBundles {
  /** Folder of the files that pages load. */
  readonly clientDir: string;
  /** The script of each entry, by its name. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The styles of all chunks, each module once: no script loads styles, as on the site. */
  readonly css: string;
  /** What a page opens with, so that layers win in the order of the site. */
  readonly layerOrder: string;
  /** The module that renders the pages; another one after each build. */
  readonly serverModule: string;
}

/** Where the workbench is bundled from, and where to. */
export interface WorkbenchSources {
  readonly mode: BuildMode;
  readonly outDir: string;
  /** Files by the names of the browser's entries. */
  readonly client: Readonly<Record<string, string>>;
  /** The file that renders the pages. */
  readonly server: string;
  /** A module, as the end of its path, and the file that takes its place. */
  readonly replaced: { readonly module: RegExp; readonly by: string };
}

const serverFile = 'main.mjs';

function workbenchCompiler({ mode, outDir, client, server, replaced }: WorkbenchSources): MultiCompiler {
  const sources = { mode, context: packageDir('@sinima/ui-kit') };
  const replacing = new rspack.NormalModuleReplacementPlugin(replaced.module, replaced.by);
  const browser = browserBundle({ ...sources, outDir: path.join(outDir, 'client') }, 'sinima_workbench');
  const node = serverBundle({ ...sources, outDir: path.join(outDir, 'server') }, serverFile);
  return rspack([
    { ...browser, name: 'client', entry: { ...client }, plugins: [...(browser.plugins ?? []), replacing] },
    { ...node, name: 'server', entry: { main: server }, plugins: [...(node.plugins ?? []), replacing] },
  ]);
}

function bundlesOf(stats: MultiStats, { outDir, client }: WorkbenchSources): WorkbenchBundles {
  const clientDir = path.join(outDir, 'client');
  const names = Object.keys(stats.stats[0]?.compilation.assets ?? {});
  const scriptOf = (entry: string): string =>
    names.find((name) => name.startsWith(`${entry}.`) && name.endsWith('.js')) ?? '';
  const styles = names.filter((name) => name.endsWith('.css'));
  return {
    clientDir,
    scripts: Object.fromEntries(Object.keys(client).map((entry) => [entry, scriptOf(entry)])),
    css: distinctBlocks(styles.map((name) => readFileSync(path.join(clientDir, name), 'utf8'))),
    layerOrder,
    serverModule: `${path.join(outDir, 'server', serverFile)}?${stats.hash}`,
  };
}

/** Return the bundles, or what is wrong in the sources. */
function outcome(
  sources: WorkbenchSources,
  error: Error | null,
  stats: MultiStats | undefined,
): WorkbenchBundles | BuildError {
  if (error || !stats) return new BuildError(error?.message ?? 'Rspack gave no result.');
  if (!stats.hasErrors()) return bundlesOf(stats, sources);
  return new BuildError(stats.toString({ all: false, errors: true, errorDetails: false, colors: false }));
}

/** Bundle the workbench. @throws BuildError with what is wrong in the sources */
export function bundleWorkbench(sources: WorkbenchSources): Promise<WorkbenchBundles> {
  const compiler = workbenchCompiler(sources);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        const result = outcome(sources, error, stats);
        if (result instanceof BuildError) reject(result);
        else resolve(result);
      });
    });
  });
}

/** Bundle the workbench at once and at each change, for as long as the process lives. */
export function watchWorkbench(
  sources: WorkbenchSources,
  onBuilt: (result: WorkbenchBundles | BuildError) => void,
): void {
  workbenchCompiler(sources).watch({ aggregateTimeout: 120 }, (error, stats) => {
    onBuilt(outcome(sources, error, stats));
  });
}
