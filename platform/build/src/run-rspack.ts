import { rspack, type Configuration, type MultiStats, type StatsCompilation } from '@rspack/core';
import { BuildError } from './build-error.ts';

/**
 * Runs several configurations in one go.
 *
 * @returns the statistics of each, in the order of the configurations
 * @throws BuildError with every error of every configuration
 */
export async function runRspack(configurations: Configuration[]): Promise<StatsCompilation[]> {
  const compiler = rspack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('Rspack gave no result.')) : resolve(result),
    );
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors()) {
    throw new BuildError(stats.toString({ all: false, errors: true, errorDetails: false, colors: false }));
  }
  return stats.stats.map((one) =>
    one.toJson({
      all: false,
      assets: true,
      chunks: true,
      chunkGroups: true,
      chunkRelations: true,
      entrypoints: true,
      ids: true,
      modules: true,
      modulesSpace: Infinity,
      nestedModules: true,
      usedExports: true,
      providedExports: true,
      runtimeModules: false,
    }),
  );
}
