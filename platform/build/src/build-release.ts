import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StatsCompilation } from '@rspack/core';
import type { Release } from '@sinima/contracts/release';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { hashFiles } from './file-hashes.ts';
import { precompress } from './precompress.ts';
import { entryFile, remoteBrowserBundle, remoteServerBundle, serverFile } from './remote-bundles.ts';
import { BuildError } from './build-error.ts';
import { runRspack } from './run-rspack.ts';
import { sharedVersions } from './shared-packages.ts';
import type { BuildMode } from './source-version.ts';
import { stylePrefix } from './style-prefix.ts';
import { joinStylesheet } from './stylesheet.ts';
import { releaseVersion } from './versions.ts';
import { rootDir } from './workspace.ts';

async function readConfig(appDir: string, version: string): Promise<RemoteConfig> {
  const url = `${pathToFileURL(path.join(appDir, 'remote.config.ts')).href}?${version}`;
  return ((await import(url)) as { default: RemoteConfig }).default;
}

/** Return the scripts of the chunk of this name and of those that load with it. */
function scriptsOf(stats: StatsCompilation, chunkName: string, app: string): string[] {
  const group = stats.namedChunkGroups?.[chunkName];
  if (!group) {
    throw new BuildError(
      `${app} declares "${chunkName}" in remote.config.ts, but no chunk has that name. Load it in src/remote.ts ` +
        `with import(/* webpackChunkName: "${chunkName}" */ …).`,
    );
  }
  return (group.assets ?? []).filter(({ name }) => name.endsWith('.js')).map(({ name }) => `browser/${name}`);
}

/**
 * Builds a remote from its sources into `outDir`: browser bundle, server bundle and `release.json`.
 *
 * @throws BuildError naming what is wrong in the sources
 */
export async function buildRelease(
  app: string,
  { outDir, mode = 'production' }: { outDir: string; mode?: BuildMode },
): Promise<{ release: Release; dir: string }> {
  const version = releaseVersion(app, mode);
  const appDir = path.join(rootDir, app);
  const config = await readConfig(appDir, version);
  const global = `sinima_${app}_${version}`.replace(/\W/g, '_');

  const build = { appDir, outDir, mode, global };
  const [browser] = await runRspack([remoteBrowserBundle(build), remoteServerBundle(build)]);
  if (!browser) throw new BuildError(`Building ${app} gave no browser bundle.`);
  const browserDir = path.join(outDir, 'browser');
  const styles = await joinStylesheet(appDir, browserDir, stylePrefix(app));
  await precompress(browserDir);

  const exposed = scriptsOf(browser, 'remote', app);
  const withScripts = <T>(offers: Readonly<Record<string, T>>): Record<string, T & { scripts: string[] }> =>
    Object.fromEntries(
      Object.entries(offers).map(([id, offer]) => [
        id,
        { ...offer, scripts: [...exposed, ...scriptsOf(browser, id, app)] },
      ]),
    );
  const release: Release = {
    app: config.name,
    version,
    global,
    entry: `browser/${entryFile}`,
    styles: [`browser/${styles}`],
    server: `server/${serverFile}`,
    pages: withScripts(config.pages),
    widgets: withScripts(config.widgets),
    shared: sharedVersions(),
    files: await hashFiles(outDir),
  };
  await writeFile(path.join(outDir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return { release, dir: outDir };
}
