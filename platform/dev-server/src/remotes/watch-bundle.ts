/** One bundle, built at once and again at each change of what went into it. */
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { rspack, type Configuration, type Stats } from '@rspack/core';

/** Between two looks at a file that is being written, in ms. */
const LOOK_MS = 10;

/** After so many looks an empty file is meant to be empty. */
const MAX_LOOKS = 30;

export interface BundleWatch {
  /** Whether a build is under way, or a change waits for one. */
  isBusy(): boolean;
  /** The last build; undefined: it had errors. */
  hash(): string | undefined;
  close(): Promise<void>;
}

/** Resolve once none of these files is empty: many editors empty a file, and then write it. */
async function written(files: Iterable<string>): Promise<void> {
  for (const file of files) {
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const size = await stat(file).then(
        (found) => found.size,
        () => undefined,
      );
      if (size !== 0) break;
      await wait(LOOK_MS);
    }
  }
}

/** Watch a bundle. `onBuilt` gets each build, also one that has errors. */
export function watchBundle(configuration: Configuration, onBuilt: (stats: Stats) => void): BundleWatch {
  const compiler = rspack(configuration);
  let isBusy = true;
  let hash: string | undefined;
  compiler.hooks.invalid.tap('dev-server', () => {
    isBusy = true;
  });
  compiler.hooks.watchRun.tapPromise('dev-server', () => written(compiler.modifiedFiles ?? []));
  const watching = compiler.watch(configuration.watchOptions ?? {}, (error, stats) => {
    isBusy = false;
    if (!stats) throw error ?? new Error('Rspack gave no result.');
    hash = stats.hasErrors() ? undefined : (stats.hash ?? undefined);
    onBuilt(stats);
  });
  return {
    isBusy: () => isBusy,
    hash: () => hash,
    close: () =>
      new Promise((resolve) => {
        if (watching === undefined) return resolve();
        watching.close(() => compiler.close(() => resolve()));
      }),
  };
}
