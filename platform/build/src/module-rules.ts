/** How sources become modules, the same for host and remotes, browser and server. */
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import type { BuildMode } from './source-fingerprint.ts';
import { rootDir } from './workspace.ts';

const require = createRequire(import.meta.url);

interface Surroundings {
  mode: BuildMode;
  target: 'browser' | 'server';
}

/**
 * Class names are hashes of the stylesheet's content, so that two versions of the UI kit in one page never meet, and
 * the server's and the browser's bundle agree.
 */
function localIdent(context: { resourcePath: string }, _template: string, localName: string): string {
  const digest = createHash('sha256').update(readFileSync(context.resourcePath)).digest('base64url');
  return `${localName}_${digest.slice(0, 6)}`;
}

/** The rules for TypeScript and CSS modules. On the server, stylesheets give class names alone. */
export function moduleRules({ mode, target }: Surroundings): RuleSetRule[] {
  const layers: RuleSetRule = {
    test: /\.module\.css$/,
    enforce: 'pre',
    loader: require.resolve('./layer-loader.cjs'),
  };
  const styles: RuleSetRule = {
    test: /\.css$/,
    type: 'javascript/auto',
    use: [
      ...(target === 'browser' ? [{ loader: rspack.CssExtractRspackPlugin.loader }] : []),
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            getLocalIdent: localIdent,
            exportOnlyLocals: target === 'server',
          },
        },
      },
    ],
  };
  const scripts: RuleSetRule = {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: mode === 'development' } },
      },
    },
  };
  return [scripts, layers, styles, { test: /\.woff2$/, type: 'asset/resource' }];
}

/** Federation's packages come as CommonJS, which cannot be tree-shaken, unless their ES modules are named by path. */
function federationAsModules(): Record<string, string> {
  const packages = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk'];
  return Object.fromEntries(
    packages.flatMap((name) => {
      // The plugin names them by their real path.
      const dist = realpathSync(path.join(rootDir, 'node_modules/@module-federation', name, 'dist'));
      const module = path.join(dist, 'index.js');
      return [
        [`@module-federation/${name}$`, module],
        [path.join(dist, 'index.cjs'), module],
      ];
    }),
  );
}

/** Module resolution. React Router's exports point at its development build; we want the one of the build's mode. */
export function moduleResolution(mode: BuildMode): Configuration['resolve'] {
  const router = path.join(rootDir, 'node_modules/react-router/dist', mode);
  return {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      ...federationAsModules(),
      'react-router$': path.join(router, 'index.mjs'),
      'react-router/dom$': path.join(router, 'dom-export.mjs'),
      'react-router-dom$': path.join(rootDir, 'node_modules/react-router-dom/dist/index.mjs'),
    },
  };
}
