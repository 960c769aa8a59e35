/** The configuration shared by all browser and server bundles. */
import { rspack, type Configuration } from '@rspack/core';
import { moduleResolution, moduleRules } from './module-rules.ts';
import type { BuildMode } from './source-fingerprint.ts';
import { StableModuleIdsPlugin } from './stable-module-ids.ts';
import { appAt } from './workspace.ts';

interface Bundle {
  mode: BuildMode;
  /** Folder of the sources. */
  context: string;
  /** Folder for the result. */
  outDir: string;
  /** Lets React Refresh know the components. */
  refresh?: boolean | undefined;
}

/** In production no script names its map: nobody serves it. */
const devtoolOf = (mode: BuildMode): 'inline-source-map' | 'hidden-source-map' =>
  mode === 'development' ? 'inline-source-map' : 'hidden-source-map';

/** Maps of production name files by their paths until they are named from the project's root (`portable-map.ts`). */
const sourceNames = (mode: BuildMode): { devtoolModuleFilenameTemplate?: string } =>
  mode === 'development' ? {} : { devtoolModuleFilenameTemplate: '[absolute-resource-path]' };

/** Names of a release's files while the bundler is at work: content addresses take their place. */
export const unaddressedNames = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  assetModuleFilename: '[name].[contenthash:16][ext]',
} as const;

/** A bundle for the browser; its styles are extracted for the host to load. */
export function browserBundle({ mode, context, outDir, refresh }: Bundle, uniqueName: string): Configuration {
  return {
    mode,
    context,
    target: ['web', 'es2022'],
    devtool: devtoolOf(mode),
    output: {
      ...sourceNames(mode),
      path: outDir,
      publicPath: 'auto',
      uniqueName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    module: { rules: moduleRules({ mode, target: 'browser', app: appAt(context), refresh }) },
    resolve: moduleResolution(mode, context),
    optimization: {
      chunkIds: 'named',
      splitChunks: false,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin()],
    },
    plugins: [
      new StableModuleIdsPlugin(),
      new rspack.CssExtractRspackPlugin({ filename: '[name].[contenthash:8].css', runtime: false }),
    ],
    performance: false,
  };
}

const readableMinimizer = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: { module: true, minify: false, mangle: false, format: { comments: false } },
});

/** A bundle for the shell server: one ES module. */
export function serverBundle({ mode, context, outDir }: Bundle, filename: string): Configuration {
  return {
    mode,
    context,
    target: 'node20',
    devtool: devtoolOf(mode),
    output: {
      ...sourceNames(mode),
      path: outDir,
      filename,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      asyncChunks: false,
      clean: true,
    },
    module: { rules: moduleRules({ mode, target: 'server', app: appAt(context) }) },
    resolve: moduleResolution(mode, context),
    // Unused code and comments go, so that they change no version; names stay, for readers of stack traces.
    plugins: [new StableModuleIdsPlugin()],
    optimization: { minimizer: [readableMinimizer], minimize: mode === 'production', splitChunks: false },
    performance: false,
  };
}
