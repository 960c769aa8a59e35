/** Builds a remote by Module Federation's plugin and Rspack alone: `node build-stock-remote.mjs <folder> <version> <heading>`. */
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const [dir = '', version = '', heading = ''] = process.argv.slice(2);
const name = `mfe_stock_${version.replaceAll('.', '_')}`;

const common = {
  mode: 'production',
  devtool: false,
  context: path.join(import.meta.dirname, 'remote'),
};
const styles = { test: /\.css$/, type: 'css' };
const values = new rspack.DefinePlugin({ HEADING: JSON.stringify(heading) });
const oneFile = new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 });

const browser = {
  ...common,
  entry: {},
  output: { path: path.join(dir, 'browser'), publicPath: 'auto', uniqueName: name },
  module: { rules: [styles] },
  plugins: [
    values,
    oneFile,
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      library: { type: 'var', name },
      exposes: { './remote': './remote.js' },
      shared: { react: { singleton: true, import: false, requiredVersion: '^19.3.1' } },
      dts: false,
      experiments: { externalRuntime: true },
    }),
  ],
};

const server = {
  ...common,
  target: 'node20',
  entry: './remote.js',
  output: {
    path: path.join(dir, 'server'),
    filename: 'remote.mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  module: { rules: [{ ...styles, generator: { exportsOnly: true } }] },
  externalsType: 'var',
  externals: { react: 'globalThis.__sinimaShared["react"]' },
  plugins: [values, oneFile],
};

const compiler = rspack([browser, server]);
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString({ all: false, errors: true }));
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
