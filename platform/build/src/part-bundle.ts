/** The third bundle of a remote: its part of the API, one ES module that takes its libraries from the process that runs it. */
import { isBuiltin } from 'node:module';
import { rspack, type Configuration } from '@rspack/core';
import { serverBundle } from './bundle-config.ts';
import { BuildError } from './build-error.ts';
import { MULTILINGUAL, multilingualRule } from './module-rules.ts';
import { importedPackages, importedSpecifiers } from './imported-packages.ts';
import type { BuildMode } from './source-fingerprint.ts';
import { packageVersion } from './workspace.ts';
import { migrationFiles, partFile } from './part-sources.ts';

/** Packages of which there is one instance in the process of a part. */
const SHARED = [
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/mongoose',
  '@nestjs/swagger',
  '@sinima/api',
  'bson',
  'class-transformer',
  'class-validator',
  'mongodb',
  'mongoose',
  'reflect-metadata',
  'rxjs',
];

/** The module of the part, as the bundler names it. */
export const partModule = 'api.mjs';

const isShared = (request: string): boolean =>
  SHARED.some((name) => request === name || request.startsWith(`${name}/`));

/** Return the text of the bundle's entry: the part with its migrations. */
function entryOf(appDir: string): string {
  const migrations = migrationFiles(appDir);
  const from = (file: string): string => JSON.stringify(file.replaceAll('\\', '/'));
  return [
    `import part from ${from(partFile(appDir))};`,
    ...migrations.map(({ file }, at) => `import migration${at} from ${from(file)};`),
    'export default {',
    '  ...part,',
    `  migrations: [${migrations.map(({ name }, at) => `{ name: '${name}', ...migration${at} }`).join(', ')}],`,
    '};',
  ].join('\n');
}

/** TypeScript with decorators that leave the types of arguments, which Nest reads. */
const scripts = {
  test: /\.ts$/,
  exclude: MULTILINGUAL,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'typescript', decorators: true },
      target: 'es2022',
      keepClassNames: true,
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
  },
} as const;

/** The bundle of a part. */
export function partBundle({
  appDir,
  outDir,
  mode,
}: {
  readonly appDir: string;
  /** Folder for the bundler's files. */
  readonly outDir: string;
  readonly mode: BuildMode;
}): Configuration {
  const base = serverBundle({ mode, context: appDir, outDir }, partModule);
  return {
    ...base,
    name: 'api',
    entry: { api: `data:text/javascript,${encodeURIComponent(entryOf(appDir))}` },
    module: { rules: [scripts, multilingualRule] },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    externalsType: 'module',
    externalsPresets: { node: false },
    externals: ({ request = '' }, callback) =>
      callback(undefined, isShared(request) || isBuiltin(request) ? request : undefined),
    plugins: [...(base.plugins ?? []), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * Return the packages that a part's module takes from its process, with their versions.
 *
 * @throws BuildError where it imports what no part gets
 */
export async function takenPackages(
  app: string,
  appDir: string,
  text: string,
): Promise<Record<string, string>> {
  const foreign = (await importedSpecifiers(text)).find((specifier) => !isShared(specifier));
  if (foreign !== undefined) {
    throw new BuildError(
      `The part of the API of ${app} imports ${foreign}, which no part gets: it reads no files, opens no connections and ` +
        `starts no processes. Of packages that are not bundled there are ${SHARED.join(', ')}.`,
    );
  }
  const names = await importedPackages(text);
  return Object.fromEntries(names.map((name) => [name, packageVersion(name, appDir)]));
}
