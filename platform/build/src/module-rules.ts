/** How sources become modules, the same for host and remotes, browser and server. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import type { BuildMode } from './source-version.ts';
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
  return [scripts, styles, { test: /\.woff2$/, type: 'asset/resource' }];
}

/**
 * Module resolution. React Router's exports point at its development build; we want the one of the build's mode.
 * Federation's runtime comes as CommonJS, which cannot be tree-shaken, unless its ES module is named by its path: that
 * saves 5 KB in every remote's entry.
 */
export function moduleResolution(mode: BuildMode): Configuration['resolve'] {
  const router = path.join(rootDir, 'node_modules/react-router/dist', mode);
  const federation = path.join(rootDir, 'node_modules/@module-federation/webpack-bundler-runtime/dist');
  return {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      '@module-federation/webpack-bundler-runtime$': path.join(federation, 'index.js'),
      [path.join(federation, 'index.cjs')]: path.join(federation, 'index.js'),
      'react-router$': path.join(router, 'index.mjs'),
      'react-router/dom$': path.join(router, 'dom-export.mjs'),
      'react-router-dom$': path.join(rootDir, 'node_modules/react-router-dom/dist/index.mjs'),
    },
  };
}
