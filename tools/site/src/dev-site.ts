/** The site of `npm run dev`: what is being worked on from source, the rest as it is live. The release store is only read. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { appDir, remoteNames, rootDir, sourceDirs } from '@sinima/build/workspace';
import { buildCatalogue } from '@sinima/data/build';
import { startDevServer, type DevServer } from '@sinima/dev-server/dev-server';
import { openSigningStore, openStore } from '@sinima/releases/open-store';
import { ReleaseStore } from '@sinima/releases/store';
import { Listr } from 'listr2';
import { buildApp, removeBuilds } from './build-app.ts';
import { bffTask, catalogueTask } from './build-site.ts';
import { checkDatabase } from './check-database.ts';
import { buildBffIfChanged, runsOwnApi, startDevApi, type DevApi } from './dev-api.ts';
import type { DevOptions } from './dev-options.ts';
import { buildHostIfChanged, devHostDir, devReleasesDir, watchSources } from './dev-sources.ts';
import { makeLocalKeys } from './local-keys.ts';
import { checkPorts, portsOf, type SitePort } from './ports.ts';
import { startBuiltShell } from './run-site.ts';
import type { Service } from './service.ts';
import type { SiteSettings } from './site-settings.ts';
import { introduceSite, openSurroundingSite } from '@sinima/remote/surrounding-site';
import { running } from './stop-signal.ts';
import { userFacingText } from './user-facing-error.ts';

const why = { why: 'npm run dev' };

/** How the shell server's lines begin that tell of a store that is away, or of a version that does not fit. */
const OF_RELEASES = 'The releases: ';

/** Return the remotes that are not live in the release store. */
async function neverPublished(names: readonly string[]): Promise<string[]> {
  const { apps } = await new ReleaseStore(await openStore(process.env, rootDir)).generation();
  return names.filter((name) => apps[name] === undefined);
}

/** Build remotes once, for this session alone. */
async function buildOnce(store: ReleaseStore, remotes: readonly string[]): Promise<void> {
  const live: { app: string; version: string }[] = [];
  for (const app of remotes) {
    const built = await buildApp(app, { store, mode: 'development' });
    if (built.dir !== undefined) await store.publish(built.release, built.dir, why);
    await removeBuilds([built]);
    live.push({ app, version: built.release.version });
  }
  if (live.length > 0) await store.activate(live, why);
}

async function checkPlaces(options: DevOptions, settings: SiteSettings): Promise<void> {
  const isShell = ({ variable }: SitePort): boolean => variable === 'SHELL_PORT';
  const ports = portsOf({ ...settings, operatorPort: undefined });
  await checkPorts(runsOwnApi(options) ? ports : ports.filter(isShell), 'npm run dev');
  if (!runsOwnApi(options)) return;
  if (process.env.MONGODB_URI) await checkDatabase(process.env.MONGODB_URI);
}

/** Run it until the process is told to end. @throws UserFacingError, BuildError */
export async function devSite(options: DevOptions, settings: SiteSettings): Promise<void> {
  const releasesDir = devReleasesDir(settings);
  const devEnvironment = {
    ...process.env,
    RELEASES_DIR: releasesDir,
    RELEASES_BUCKET: '',
    RELEASES_URL: '',
  };
  await checkPlaces(options, settings);
  const site =
    options.on === undefined ? undefined : await openSurroundingSite(options.on, settings.cacheDir);
  await rm(releasesDir, { recursive: true, force: true });
  for (const note of await makeLocalKeys(process.env)) console.log(note);
  const asked = options.remotes.length > 0 ? options.remotes : remoteNames();
  const unpublished = site ? [] : await neverPublished(remoteNames().filter((name) => !asked.includes(name)));
  const store = await openSigningStore(devEnvironment, rootDir);

  let devServer: DevServer;
  let api: DevApi;
  let shell: Service;
  let isIntroduced = false;
  const startShell = (shellPort: number): Promise<Service> =>
    startBuiltShell({ ...settings, shellPort }, api.origin, {
      hostDir: devHostDir,
      onLine(line) {
        devServer.readShellLog(line);
        // Problems at the start were reported by then.
        if (isIntroduced && line.startsWith(OF_RELEASES))
          console.error(`\n${line.slice(OF_RELEASES.length)}`);
      },
      env: {
        NODE_ENV: 'development',
        DEV_RELEASES_DIR: releasesDir,
        DEV_SERVER_URL: devServer.origin,
        DEV_SCRIPTS: [...devServer.scripts, ...api.scripts].join(','),
      },
    });

  await new Listr(
    [
      ...(runsOwnApi(options) ? [catalogueTask(), bffTask()] : []),
      { title: 'shell', task: async () => void (await buildHostIfChanged()) },
      {
        title: `For this session, since nothing of them is live: ${unpublished.join(', ')}`,
        enabled: () => unpublished.length > 0,
        task: () => buildOnce(store, unpublished),
      },
      {
        title: `From source: ${asked.join(', ')}`,
        async task() {
          devServer = await startDevServer({
            remotes: asked.map((name) => ({ name, dir: appDir(name) })),
            workDir: path.join(settings.dataDir, 'dev-server'),
            root: rootDir,
            store,
            say: (text) => console.error(`\n${text}`),
          });
          running.push({
            name: 'dev-server',
            port: 0,
            origin: devServer.origin,
            stop: () => devServer.close(),
          });
          await devServer.ready;
        },
      },
      { title: 'Start the API', task: async () => void (api = await startDevApi(options, settings)) },
      {
        title: 'Start the shell server',
        async task() {
          shell = await startShell(settings.shellPort);
          running.push({ name: 'shell', port: shell.port, origin: shell.origin, stop: () => shell.stop() });
        },
      },
    ],
    { fallbackRenderer: 'simple' },
  ).run();
  if (site) console.log(`\n${await introduceSite(site, devHostDir, asked)}`);
  console.log(`\nSinima is at http://localhost:${shell!.port}, and shows each saved file.\n`);
  isIntroduced = true;

  /** Build what is not a remote where its sources changed. */
  async function rebuild(): Promise<void> {
    const began = Date.now();
    try {
      const isOtherHost = await buildHostIfChanged();
      if (isOtherHost) {
        await shell.stop();
        shell = await startShell(shell.port);
      }
      const hasOtherData =
        runsOwnApi(options) && [await buildCatalogue(), await buildBffIfChanged()].some(Boolean);
      if (hasOtherData) await api.restart();
      devServer.setProblems('surroundings', []);
      if (!isOtherHost && !hasOtherData) return;
      devServer.renewPages();
      console.log(`${isOtherHost ? 'The shell' : 'The API'} is another one, after ${Date.now() - began} ms.`);
    } catch (error) {
      const message = userFacingText(error);
      devServer.setProblems('surroundings', [{ kind: 'build', app: 'The site around it', message }]);
    }
  }
  const sources = [...sourceDirs('shell'), ...(runsOwnApi(options) ? [appDir('bff'), appDir('data')] : [])];
  const stopWatching = watchSources(sources, rebuild);
  running.push({ name: 'watcher', port: 0, origin: '', stop: stopWatching });
}
