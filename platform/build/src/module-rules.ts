/** How sources become modules, the same for host and remotes, browser and server. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LANGUAGES } from '@sinima/contracts/languages';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import type { BuildMode } from './source-fingerprint.ts';
import { installedDir, rootDir } from './workspace.ts';

const require = createRequire(import.meta.url);

interface Surroundings {
  mode: BuildMode;
  target: 'browser' | 'server';
  /** The app whose release the files belong to; left out, pictures are part of the scripts. */
  app?: string | undefined;
  /** Lets React Refresh know the components. */
  refresh?: boolean | undefined;
}

/**
 * Class names are hashes of the stylesheet's content, so that two versions of the UI kit in one page never meet, and
 * the server's and the browser's bundle agree.
 */
function localIdent(context: { resourcePath: string }, _template: string, localName: string): string {
  const digest = createHash('sha256').update(readFileSync(context.resourcePath)).digest('base64url');
  return `${localName}_${digest.slice(0, 6)}`;
}

/** Puts each CSS module into the layer of its package. */
export const layerRule: RuleSetRule = {
  test: /\.module\.css$/,
  enforce: 'pre',
  loader: require.resolve('./layer-loader.cjs'),
  options: { rootDir },
};

/** Makes widths and formats of an imported picture. */
export const pictureRule = ({ mode, target, app }: Surroundings): RuleSetRule => ({
  resourceQuery: /[?&]as=picture$/,
  type: 'javascript/auto',
  loader: require.resolve('./picture-loader.cjs'),
  options: {
    app,
    mode,
    emits: target === 'browser',
    cacheDir: path.join(rootDir, 'node_modules/.cache/sinima-pictures'),
  },
});

const MESSAGES = /\.messages\.[jt]s$|[\\/]messages[\\/]\w+\.po$/;

const locales = Object.fromEntries(Object.entries(LANGUAGES).map(([code, { locale }]) => [code, locale]));

/** Compiles messages and their translations. */
const messagesRule: RuleSetRule = {
  test: MESSAGES,
  loader: require.resolve('@sinima/messages/messages-loader'),
  type: 'javascript/auto',
  sideEffects: false,
  options: { locales },
};

/** Messages and words, which parts of the API have in all languages. */
export const MULTILINGUAL = /\.(messages|words)\.[jt]s$/;

/** Compiles the messages of a part of the API, each with its translations. */
export const multilingualRule: RuleSetRule = {
  ...messagesRule,
  test: MULTILINGUAL,
  options: { locales, multilingual: true },
};

/** The rules for TypeScript, CSS modules and pictures. On the server, stylesheets give class names alone. */
export function moduleRules({ mode, target, app, refresh = false }: Surroundings): RuleSetRule[] {
  const styles: RuleSetRule = {
    test: /\.css$/,
    type: 'javascript/auto',
    use: [
      ...(target === 'browser' ? [{ loader: rspack.CssExtractRspackPlugin.loader }] : []),
      {
        loader: require.resolve('css-loader'),
        options: {
          sourceMap: mode === 'development',
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
    exclude: MESSAGES,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
      },
    },
  };
  return [
    scripts,
    messagesRule,
    layerRule,
    styles,
    pictureRule({ mode, target, app }),
    { test: /\.woff2$/, type: 'asset/resource' },
  ];
}

/** React Router's exports point at its development build; name the one of the build's mode. */
function routerOfMode(mode: BuildMode, context: string): Record<string, string> {
  const runtime = installedDir('@sinima/runtime', context);
  const router = path.join(installedDir('react-router', runtime), 'dist', mode);
  const dom = path.join(installedDir('react-router-dom', runtime), 'dist/index.mjs');
  return {
    'react-router$': path.join(router, 'index.mjs'),
    'react-router/dom$': path.join(router, 'dom-export.mjs'),
    'react-router-dom$': dom,
  };
}

/**
 * Module resolution.
 *
 * @param context folder of the app
 */
export function moduleResolution(mode: BuildMode, context: string): Configuration['resolve'] {
  return {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: routerOfMode(mode, context),
  };
}
