import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltRemote, ReleaseNeeds } from '@sinima/contracts/release';
import { declaredTexts } from '@sinima/messages/declared-texts';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { addPart, declaresPart } from './add-part.ts';
import { partBundle } from './part-bundle.ts';
import { addBrowserFiles } from './browser-files.ts';
import { BuildError } from './build-error.ts';
import { versionOf } from './contents-version.ts';
import { neededProperties } from './custom-properties.ts';
import { manifestFile, withEntry, withReleaseFiles } from './federation-manifest.ts';
import { rememberVersion } from './known-versions.ts';
import { literally, readScript, type MappedScript } from './mapped-script.ts';
import { contentHash, createReleaseFolder } from './release-folder.ts';
import { writeMaps } from './release-maps.ts';
import {
  entryFile,
  EXPOSED_CHUNK,
  remoteBrowserBundle,
  remoteServerBundle,
  serverFile,
  STATIC_CHUNK,
} from './remote-bundles.ts';
import { runRspack } from './run-rspack.ts';
import { scriptsOf } from './scripts-of-chunk.ts';
import { sharedInterfaces } from './shared-packages.ts';
import { sourceFingerprint, type BuildMode } from './source-fingerprint.ts';
import { stylePrefix } from './style-prefix.ts';
import { translatedDeclaration } from './translated-declaration.ts';
import { translationsOf } from './translations.ts';
import { usedExports } from './used-exports.ts';
import { appDir as dirOf, readPackage } from './workspace.ts';

/** A built release. `dir` holds each file at its content address, and `release.json`. */
export interface Built<Release> {
  readonly release: Release;
  readonly dir: string;
}

export interface RemoteBuild {
  /** Folder for the release; best an empty one. */
  outDir: string;
  mode?: BuildMode;
  /** The file that remembers which version the sources gave; by default in `SINIMA_DATA_DIR`. */
  buildsFile?: string;
}

/** Read what a remote declares, with the translations of its texts. A module is loaded once for each `fingerprint`: another one gives what stands there now. */
export async function readConfig(appDir: string, fingerprint: string): Promise<RemoteConfig> {
  const url = `${pathToFileURL(path.join(appDir, 'remote.config.ts')).href}?${fingerprint}`;
  const { default: config } = (await import(url)) as { default: RemoteConfig };
  return translatedDeclaration(config, appDir);
}

/** Return what a release takes over of its remote's declarations, its pages and widgets aside. */
export function declaredBy(config: RemoteConfig): Pick<BuiltRemote, 'app' | 'owner' | 'navigation'> {
  return {
    app: config.name,
    ...(config.owner !== undefined && { owner: config.owner }),
    navigation: config.navigation ?? [],
  };
}

/**
 * Build a remote from its sources into `outDir`: its files at their content addresses, and `release.json`.
 *
 * @throws BuildError naming what is wrong in the sources
 */
export async function buildRelease(
  app: string,
  { outDir, mode = 'production', buildsFile }: RemoteBuild,
): Promise<Built<BuiltRemote>> {
  const fingerprint = sourceFingerprint(app, mode);
  const appDir = dirOf(app);
  const config = await readConfig(appDir, fingerprint);
  if (config.name !== app) {
    throw new BuildError(
      `The remote in the folder ${app} calls itself ${config.name} in remote.config.ts: it would replace ${config.name}. ` +
        `Set its name to ${app}.`,
    );
  }
  // The version is a hash of the contents, which carry the container's name: until it is known, the name has no version.
  const unversioned = `sinima_${app}__version__`.replace(/\W/g, '_');

  const dir = path.resolve(outDir);
  const bundles = path.join(dir, '.bundles');
  const [browserDir, serverDir] = [path.join(bundles, 'browser'), path.join(bundles, 'server')];
  const partDir = path.join(bundles, 'api');
  const build = { appDir, mode, global: unversioned };
  const [browser, server] = await runRspack([
    remoteBrowserBundle({ ...build, outDir: browserDir }),
    remoteServerBundle({ ...build, outDir: serverDir }),
    ...(declaresPart(config, appDir) ? [partBundle({ appDir, outDir: partDir, mode })] : []),
  ]);
  if (!browser || !server) throw new BuildError(`Building ${app} gave no bundles.`);

  const folder = createReleaseFolder(dir, mode);
  const prefix = stylePrefix(app);
  const files = await addBrowserFiles(folder, {
    appDir,
    prefix,
    bundleDir: browserDir,
    stats: browser,
    entry: entryFile,
  });
  if ([...files.scripts.values()].some(({ text }) => text.includes(unversioned))) {
    throw new BuildError(
      `A chunk of ${app} carries the name of its container: it would change with every version.`,
    );
  }
  const manifest = withReleaseFiles(await readFile(path.join(browserDir, manifestFile), 'utf8'), files);
  const serverScript = await readScript(path.join(serverDir, serverFile));
  const serverModule = await folder.add('server', serverFile, serverScript.text);
  const part = await addPart(folder, config, { appDir, bundleDir: partDir, fingerprint });
  await rm(bundles, { recursive: true });

  const scripts = (chunk: string): string[] => scriptsOf(browser, files.addresses, chunk, app);
  const hasChunk = (chunk: string): boolean => Object.hasOwn(browser.namedChunkGroups ?? {}, chunk);
  const chunkOf = (id: string, { isStatic = false }: { isStatic?: boolean }): string =>
    isStatic && !hasChunk(id) ? STATIC_CHUNK : id;
  const withScripts = <T extends object>(
    offers: Readonly<Record<string, T>>,
  ): Record<string, T & { scripts: string[] }> =>
    Object.fromEntries(
      Object.entries(offers).map(([id, offer]) => [
        id,
        { ...offer, scripts: [...new Set([...scripts(EXPOSED_CHUNK), ...scripts(chunkOf(id, offer))])] },
      ]),
    );
  const translations = translationsOf(appDir, declaredTexts(config), scripts, hasChunk);
  const needs: ReleaseNeeds = {
    shared: sharedInterfaces(appDir),
    runtime: usedExports(server, '@sinima/runtime'),
    tokens: neededProperties(
      files.css,
      [...files.scripts.values()].map(({ text }) => text),
    ),
    api: {},
  };
  const contents = {
    ...declaredBy(config),
    styles: [files.style],
    server: serverModule,
    pages: withScripts(config.pages),
    widgets: withScripts(config.widgets),
    needs,
    ...(translations && { translations }),
    ...(part && { api: part.api }),
  };
  const version = versionOf(readPackage(appDir).version, {
    ...contents,
    entry: contentHash(files.entry.text),
    manifest: contentHash(manifest),
    files: Object.keys(folder.files).sort(),
  });
  const global = `sinima_${app}_${version}`.replace(/\W/g, '_');
  const entryScript = files.entry.replaceAll(literally(unversioned), global);
  const entry = await folder.add('browser', entryFile, entryScript.text);
  const manifestText = withEntry(manifest.replaceAll(unversioned, global), entry, version);
  const named = { global, entry, manifest: await folder.add('browser', manifestFile, manifestText) };

  const release: BuiltRemote = { version, ...named, ...contents, files: folder.files };
  await writeFile(path.join(dir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  const ofServer: [string, MappedScript][] = [
    [serverModule, serverScript],
    ...(part ? [[part.api.module, part.script] satisfies [string, MappedScript]] : []),
  ];
  await writeMaps(dir, release, new Map([...files.scripts, [entry, entryScript], ...ofServer]));
  rememberVersion(app, fingerprint, version, buildsFile);
  return { release, dir };
}
