/** The bundles of a remote that is worked on: they are watched, and replace their own modules in an open page. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEV_BASE, REFRESH_RUNTIME } from '@sinima/contracts/development';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration } from '@rspack/core';
import { browserBundle, unaddressedNames } from './bundle-config.ts';
import { federationFromPage } from './federation-modules.ts';
import { containerOf, expose, remoteServerBundle } from './remote-bundles.ts';

const require = createRequire(import.meta.url);

/** The file of a module that goes into bundles: of TypeScript in this repository, compiled in a package. */
const moduleFile = (name: string): string => {
  const here = fileURLToPath(import.meta.url);
  return path.join(path.dirname(here), `hot/${name}${path.extname(here)}`);
};

interface HotBundle {
  /** Name of the remote. */
  app: string;
  appDir: string;
  /** Folder for the bundler's files. */
  outDir: string;
}

/** How long to wait for more changes, in ms: the page waits for the one, and can do without the other for a moment. */
const AGGREGATE_MS = { browser: 8, server: 150 } as const;

/** Address of the browser's files of a remote that is worked on. */
export const hotFilesBase = (app: string): string => `${DEV_BASE}hot/${app}/`;

/** The container's global name. It has no version: in a page there is one of it. */
export const hotGlobal = (app: string): string => `sinima_${app}_development`.replace(/\W/g, '_');

const rulesOf = ({ module }: Configuration): Configuration['module'] => ({
  ...module,
  rules: [
    {
      test: /\.(tsx?|css)$/,
      exclude: /node_modules/,
      enforce: 'pre',
      loader: fileURLToPath(new URL('hot/written-loader.cjs', import.meta.url)),
    },
    ...(module?.rules ?? []),
  ],
});

/** The browser bundle. Its chunks lie beside it, always the newest, at addresses that stay. */
export function hotBrowserBundle({ app, appDir, outDir }: HotBundle): Configuration {
  const name = hotGlobal(app);
  const base = browserBundle({ mode: 'development', context: appDir, outDir, refresh: true }, name);
  const cssReload = path.join(path.dirname(require.resolve('@rspack/core')), 'cssExtractHmr.js');
  return {
    ...base,
    name: 'browser',
    entry: {},
    module: rulesOf(base),
    devtool: 'cheap-module-source-map',
    output: {
      ...base.output,
      publicPath: hotFilesBase(app),
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      assetModuleFilename: unaddressedNames.assetModuleFilename,
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update.json',
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
      hotUpdateGlobal: `${name}_update`,
      crossOriginLoading: 'anonymous',
      clean: false,
    },
    externalsType: 'var',
    externals: [federationFromPage!, { 'react-refresh/runtime': `globalThis.${REFRESH_RUNTIME}` }].flat(),
    optimization: { ...base.optimization, moduleIds: 'named', minimize: false, emitOnErrors: false },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        [cssReload]: fileURLToPath(new URL('hot/no-css-reload.cjs', import.meta.url)),
      },
    },
    watchOptions: { aggregateTimeout: AGGREGATE_MS.browser },
    plugins: [
      new rspack.CssExtractRspackPlugin({ filename: '[name].css', runtime: false }),
      new rspack.DefinePlugin({ SINIMA_APP: JSON.stringify(app) }),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ injectEntry: false, library: name }),
      containerOf({ global: name, appDir }, [moduleFile('hot-container'), expose]),
    ],
  };
}

/** The server bundle, with its source map in a file of its own. */
export function hotServerBundle({ appDir, outDir }: HotBundle): Configuration {
  const base = remoteServerBundle({ appDir, outDir, mode: 'development', global: '' });
  return {
    ...base,
    module: rulesOf(base),
    devtool: 'cheap-module-source-map',
    output: { ...base.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
    optimization: { ...base.optimization, emitOnErrors: false },
    watchOptions: { aggregateTimeout: AGGREGATE_MS.server },
  };
}
