/** Makes a release of a build by Module Federation's own plugin: it adds declarations, and changes no byte of the bundles. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTAINER_INTERFACE } from '@sinima/contracts/host';
import type { BuiltRemote } from '@sinima/contracts/release';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { BuildError } from './build-error.ts';
import { declaredBy, type Built } from './build-release.ts';
import { versionOf } from './contents-version.ts';
import { manifestFile, withEntry, withReleaseFiles } from './federation-manifest.ts';
import { createReleaseFolder } from './release-folder.ts';

interface ForeignBuild {
  readonly config: RemoteConfig;
  /** The version of the remote's package; the container's global name has to carry it, with `_` for characters that no name may hold. */
  readonly packageVersion: string;
  /** Folder of the plugin's files: `mf-manifest.json`, one script that exposes `./remote`, and at most one stylesheet. */
  readonly browserDir: string;
  /** The ES module that the server runs, with React from `globalThis.__sinimaShared`; its default export is the browser's. */
  readonly serverModule: string;
  /** Folder for the release. */
  readonly outDir: string;
}

interface ForeignManifest {
  readonly metaData: { readonly globalName: string; readonly remoteEntry: { readonly name: string } };
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
}

/**
 * Put the build into `outDir` as a release.
 *
 * @throws BuildError when two versions of it would mix in a page, or it has scripts that no browser could be told the bytes of
 */
export async function wrapBuild(build: ForeignBuild): Promise<Built<BuiltRemote>> {
  const { config, packageVersion, browserDir, serverModule, outDir } = build;
  const text = await readFile(path.join(browserDir, manifestFile), 'utf8');
  const { metaData, shared } = JSON.parse(text) as ForeignManifest;
  const { globalName: global, remoteEntry } = metaData;
  if (!global.includes(packageVersion.replaceAll(/\W/g, '_'))) {
    throw new BuildError(
      `The container of ${config.name} is named ${global}, without its version ${packageVersion}: two versions would mix in a page. ` +
        'Put the version into `name`, `library.name` and `output.uniqueName`.',
    );
  }
  const names = await readdir(browserDir);
  const scripts = names.filter((name) => name.endsWith('.js'));
  const [sheet, ...furtherSheets] = names.filter((name) => name.endsWith('.css'));
  if (scripts.length !== 1 || scripts[0] !== remoteEntry.name || furtherSheets.length > 0) {
    throw new BuildError(
      `${config.name} has the files ${names.sort().join(', ')}: pages can check the bytes of one script and one stylesheet. ` +
        'Build it with LimitChunkCountPlugin({ maxChunks: 1 }).',
    );
  }

  const folder = createReleaseFolder(outDir);
  const addBrowser = async (name: string): Promise<string> =>
    folder.add('browser', name, await readFile(path.join(browserDir, name)));
  const entry = await addBrowser(remoteEntry.name);
  const styles = sheet === undefined ? [] : [await addBrowser(sheet)];
  const server = await folder.add('server', 'remote.mjs', await readFile(serverModule));

  const withoutScripts = <T>(
    offers: Readonly<Record<string, T>>,
  ): Record<string, T & { scripts: string[] }> =>
    Object.fromEntries(Object.entries(offers).map(([id, offer]) => [id, { ...offer, scripts: [] }]));
  const taken = shared.map(({ name, requiredVersion }) => [name, requiredVersion.replace(/^\D+/, '')]);
  const contents = {
    ...declaredBy(config),
    styles,
    server,
    pages: withoutScripts(config.pages),
    widgets: withoutScripts(config.widgets),
    needs: {
      shared: { ...Object.fromEntries(taken), [CONTAINER_INTERFACE.name]: CONTAINER_INTERFACE.version },
      runtime: [],
      tokens: [],
      api: {},
    },
    global,
    entry,
  };
  const version = versionOf(packageVersion, { ...contents, files: Object.keys(folder.files).sort() });
  const addressed = withReleaseFiles(text, { addresses: new Map(), style: styles[0] });
  const manifest = await folder.add('browser', manifestFile, withEntry(addressed, entry, version));
  const release: BuiltRemote = { version, ...contents, manifest, files: folder.files };
  await writeFile(path.join(outDir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return { release, dir: outDir };
}
