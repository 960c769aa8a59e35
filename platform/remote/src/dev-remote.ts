/** `sinima-remote dev`: a remote from source in the packed host, which the pages of a site or none surround. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { installedDir, rootDir } from '@sinima/build/workspace';
import { startDevServer } from '@sinima/dev-server/dev-server';
import { ensureLocalKeys } from '@sinima/releases/local-keys';
import { openSigningStore } from '@sinima/releases/open-store';
import { startDevApi, type ApiChoice } from './dev-api.ts';
import { startDevShell } from './dev-shell.ts';
import { introduceSite, openSurroundingSite } from './surrounding-site.ts';
import type { ThisRemote } from './this-remote.ts';

/** Where pages and data around the remote come from, and the port of the pages. */
export interface DevChoice extends ApiChoice {
  readonly port: number;
}

/** All that a session writes lies here. */
const workDir = path.join(rootDir, 'node_modules/.cache/sinima-dev');

/**
 * Run it until the process is told to end.
 *
 * @returns what ends it
 * @throws BuildError, ReleaseError or RemoteError naming what is missing
 */
export async function devRemote({ app, dir }: ThisRemote, choice: DevChoice): Promise<() => Promise<void>> {
  const folder = (name: string): string => path.join(workDir, name);
  const hostDir = path.join(installedDir('@sinima/host'), 'host');
  const site = choice.on === undefined ? undefined : await openSurroundingSite(choice.on, folder('cache'));
  for (const name of ['releases', 'cache']) await rm(folder(name), { recursive: true, force: true });
  await ensureLocalKeys(folder('keys'), ['shell', app]);
  const settings = { RELEASES_DIR: folder('releases'), RELEASE_KEYS_DIR: folder('keys') };

  console.log(`Building ${app} …`);
  const devServer = await startDevServer({
    remotes: [{ name: app, dir }],
    workDir: folder('bundles'),
    root: rootDir,
    store: await openSigningStore(settings, rootDir),
    say: (text) => console.error(`\n${text}`),
  });
  const api = await startDevApi(choice);
  const stopServers = async (): Promise<void> => {
    await devServer.close();
    await api.stop();
  };
  try {
    await devServer.ready;
    const shell = await startDevShell({
      hostDir,
      port: choice.port,
      logFile: folder('logs/shell.log'),
      onLine: (line) => devServer.readShellLog(line),
      settings: {
        BFF_URL: api.origin,
        DEV_RELEASES_DIR: folder('releases'),
        DEV_SERVER_URL: devServer.origin,
        DEV_SCRIPTS: [...devServer.scripts, ...api.scripts].join(','),
        RELEASE_CACHE_DIR: folder('cache'),
        RELEASE_TRUST: path.join(folder('keys'), 'trust.json'),
        ...(choice.on === undefined ? { RELEASES_DIR: folder('nothing') } : { RELEASES_URL: choice.on }),
      },
    });
    console.log(`\n${app} is at http://localhost:${shell.port}, and shows each saved file.\n`);
    if (site) console.log(`${await introduceSite(site, hostDir, [app])}\n`);
    return async () => {
      await shell.stop();
      await stopServers();
    };
  } catch (error) {
    await stopServers();
    throw error;
  }
}
