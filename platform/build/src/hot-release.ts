/** The release that documents are rendered from while a remote is worked on. Its chunks are not in it: they lie beside the bundle. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltRemote } from '@sinima/contracts/release';
import { addPart, declaresPart } from './add-part.ts';
import { partBundle } from './part-bundle.ts';
import { hasPart } from './part-sources.ts';
import { declaredBy, readConfig, type Built } from './build-release.ts';
import { versionOf } from './contents-version.ts';
import { hotGlobal } from './hot-bundles.ts';
import { createReleaseFolder } from './release-folder.ts';
import { entryFile, serverFile } from './remote-bundles.ts';
import { runRspack } from './run-rspack.ts';
import { sharedInterfaces } from './shared-packages.ts';
import { hashSources } from './source-fingerprint.ts';
import { stylePrefix } from './style-prefix.ts';
import { joinStylesheet } from './stylesheet.ts';
import { readPackage } from './workspace.ts';

interface HotBuild {
  readonly app: string;
  readonly appDir: string;
  /** Where the bundler wrote its files for the browser. */
  readonly browserDir: string;
  /** Names of the files of the last build. */
  readonly assets: readonly string[];
}

interface HotRelease extends HotBuild {
  readonly serverDir: string;
  /** Where the bundler wrote its part of the API, if it has one: {@link buildHotPart}. */
  readonly partDir: string;
  /** Folder for the release. */
  readonly outDir: string;
  /** What {@link hotStylesheet} gave. */
  readonly css: string;
}

/** Return the names of the files that are neither scripts nor styles: pages find them in the release. */
export function picturesAmong(assets: readonly string[]): string[] {
  return assets.filter((name) => !/\.(js|css|json|map)$/.test(name)).sort();
}

/** Return the app's one stylesheet as the last build gives it; it names pictures as the bundler does. @throws BuildError */
export async function hotStylesheet({ app, appDir, browserDir, assets }: HotBuild): Promise<string> {
  const styles = assets.filter((name) => name.endsWith('.css')).sort();
  const texts = styles.map((name) => readFile(path.join(browserDir, name), 'utf8'));
  return joinStylesheet(appDir, await Promise.all(texts), stylePrefix(app));
}

/** Return a hash of a remote's declaration: where it changes, open pages need a new document. */
export async function declarationsOf(appDir: string): Promise<string> {
  const text = await readFile(path.join(appDir, 'remote.config.ts'));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Return a hash of the sources of a remote's part of the API, and of the translations of its texts. */
export function partSources(appDir: string): string {
  if (!hasPart(appDir)) return '';
  const folders = ['api', 'messages'].map((name) => path.join(appDir, name));
  return hashSources(appDir, folders.filter(existsSync), [], 'development');
}

/** Bundle a remote's part of the API, if it has one. @throws BuildError */
export async function buildHotPart(appDir: string, outDir: string): Promise<void> {
  if (hasPart(appDir)) await runRspack([partBundle({ appDir, outDir, mode: 'development' })]);
}

/** Put the last build of all bundles into a release. @throws BuildError */
export async function assembleHotRelease(build: HotRelease): Promise<Built<BuiltRemote>> {
  const { app, appDir, browserDir, serverDir, partDir, outDir, assets } = build;
  const folder = createReleaseFolder(outDir, 'development');
  let { css } = build;
  for (const name of picturesAmong(assets)) {
    const content = await readFile(path.join(browserDir, name));
    const address = await folder.add('browser', name.replace(/\.[0-9a-f]{16}(?=\.)/, ''), content);
    css = css.replaceAll(name, path.basename(address));
  }
  const style = await folder.add('browser', 'styles.css', css);
  const server = await folder.add('server', serverFile, await readFile(path.join(serverDir, serverFile)));
  const entry = await folder.add('browser', entryFile, await readFile(path.join(browserDir, entryFile)));

  const config = await readConfig(appDir, await declarationsOf(appDir));
  declaresPart(config, appDir);
  const fingerprint = partSources(appDir);
  const part = await addPart(folder, config, { appDir, bundleDir: partDir, fingerprint });
  const withoutScripts = <T>(
    offers: Readonly<Record<string, T>>,
  ): Record<string, T & { scripts: string[] }> =>
    Object.fromEntries(Object.entries(offers).map(([id, offer]) => [id, { ...offer, scripts: [] }]));
  const contents = {
    ...declaredBy(config),
    styles: [style],
    server,
    pages: withoutScripts(config.pages),
    widgets: withoutScripts(config.widgets),
    needs: { shared: sharedInterfaces(appDir), runtime: [], tokens: [], api: {} },
    global: hotGlobal(app),
    entry,
    ...(part && { api: part.api }),
  };
  const version = versionOf(readPackage(appDir).version, contents);
  const release: BuiltRemote = { version, ...contents, files: folder.files };
  await writeFile(path.join(outDir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return { release, dir: outDir };
}
