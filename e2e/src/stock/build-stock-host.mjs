/** Builds the example host by Module Federation's plugin and Rspack alone: `node build-stock-host.mjs <folder>`. */
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const singleton = { singleton: true };

const compiler = rspack({
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  entry: './index.ts',
  output: { path: path.resolve(process.argv[2] ?? ''), publicPath: 'auto', uniqueName: 'stock_host' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'stock_host',
      dts: false,
      manifest: false,
      shared: { react: singleton, 'react-dom': singleton, '@sinima/runtime': singleton },
    }),
  ],
});

compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString({ all: false, errors: true }));
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
