import type { StatsCompilation } from '@rspack/core';
import { BuildError } from './build-error.ts';

/** Return the scripts of the chunk of this name and of those that load with it. */
export function scriptsOf(
  stats: StatsCompilation,
  addresses: ReadonlyMap<string, string>,
  chunk: string,
  app: string,
): string[] {
  const group = stats.namedChunkGroups?.[chunk];
  if (!group) {
    throw new BuildError(
      `${app} declares "${chunk}", but no chunk has that name. Load it in src/remote.ts ` +
        `with import(/* webpackChunkName: "${chunk}" */ …).`,
    );
  }
  return (group.assets ?? []).flatMap(({ name }) =>
    name.endsWith('.js') ? (addresses.get(name) ?? []) : [],
  );
}
