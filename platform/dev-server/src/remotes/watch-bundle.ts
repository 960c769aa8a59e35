/** One bundle, built at once and again at each change of its sources. */
import { rspack, type Configuration, type Stats } from '@rspack/core';

export interface BundleWatch {
  /** Whether a build is under way, or a change waits for one. */
  isBusy(): boolean;
  /** The last build; undefined: it had errors. */
  hash(): string | undefined;
  close(): Promise<void>;
}

/**
 * Watch a bundle. `onBuilt` gets each build, also one that has errors, and its hash, which `stats` forgets when the next
 * build begins.
 */
export function watchBundle(
  configuration: Configuration,
  onBuilt: (stats: Stats, hash: string) => void,
): BundleWatch {
  const compiler = rspack(configuration);
  let isBusy = true;
  let hash: string | undefined;
  compiler.hooks.invalid.tap('dev-server', () => {
    isBusy = true;
  });
  const watching = compiler.watch(configuration.watchOptions ?? {}, (error, stats) => {
    isBusy = false;
    if (!stats) throw error ?? new Error('Rspack gave no result.');
    const built = stats.hash ?? '';
    hash = stats.hasErrors() ? undefined : built;
    onBuilt(stats, built);
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
