/** The site of `npm run dev`: what is being worked on from source, the rest as it is live. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sourceFingerprint } from '@sinima/build/source-fingerprint';
import { packageDir, remoteNames, rootDir } from '@sinima/build/workspace';
import { buildCatalogue } from '@sinima/data/build';
import { openSigningStore, openStore } from '@sinima/releases/open-store';
import { openReleaseStore, type ReleaseStore } from '@sinima/releases/store';
import { watch } from 'chokidar';
import { Listr } from 'listr2';
import { buildApp, removeBuilds } from './build-app.ts';
import { bffTask, catalogueTask } from './build-site.ts';
import { checkDatabase } from './check-database.ts';
import { buildBffIfChanged, runsOwnApi, startDevApi, type DevApi } from './dev-api.ts';
import type { DevOptions } from './dev-options.ts';
import { makeLocalKeys } from './local-keys.ts';
import { checkPort } from './ports.ts';
import { startBuiltShell } from './run-site.ts';
import type { Service } from './service.ts';
import type { SiteSettings } from './site-settings.ts';
import { introduceSite, openSurroundingSite } from './surrounding-site.ts';
import { running } from './stop-signal.ts';
import { userFacingText } from './user-facing-error.ts';

/** How long to wait for more changes before building, in milliseconds: editors write several files at once. */
const settleMs = 120;

const devHostDir = path.join(rootDir, 'shell/dist/development');

/** Publish what changed to the development store, which the shell reads before the other one, and make it live there. */
async function publishChanged(store: ReleaseStore, remotes: readonly string[]): Promise<void> {
  const live: { app: string; version: string }[] = [];
  for (const app of remotes) {
    const built = await buildApp(app, { store, mode: 'development' });
    const { release, dir } = built;
    if (dir !== undefined) await store.publish(release, dir, { why: 'npm run dev' });
    await removeBuilds([built]);
    live.push({ app, version: release.version });
  }
  await store.activate(live, { why: 'npm run dev' });
}

let builtHost: string | undefined;

async function buildHostIfChanged(): Promise<boolean> {
  const sources = sourceFingerprint('shell', 'development');
  if (builtHost === sources) return false;
  const { buildHost } = await import('@sinima/build/build-host');
  await rm(devHostDir, { recursive: true, force: true });
  await buildHost({ mode: 'development', outDir: devHostDir });
  builtHost = sources;
  return true;
}

/** Return the remotes that are not live in the release store: those come from source whatever was asked for. */
async function neverPublished(names: readonly string[]): Promise<string[]> {
  const { apps } = await openReleaseStore(await openStore(process.env, rootDir)).generation();
  return names.filter((name) => apps[name] === undefined);
}

async function checkPlaces(options: DevOptions, settings: SiteSettings): Promise<void> {
  await checkPort(settings.shellPort, 'SHELL_PORT', settings.host);
  if (!runsOwnApi(options)) return;
  await checkPort(settings.bffPort, 'BFF_PORT', settings.host);
  if (settings.identityPort !== undefined)
    await checkPort(settings.identityPort, 'IDENTITY_PORT', '127.0.0.1');
  if (process.env.MONGODB_URI) await checkDatabase(process.env.MONGODB_URI);
}

/** Run it until the process is told to end. @throws UserFacingError, BuildError */
export async function devSite(options: DevOptions, settings: SiteSettings): Promise<void> {
  const devReleasesDir = path.join(settings.dataDir, 'dev-releases');
  const devEnvironment = {
    ...process.env,
    RELEASES_DIR: devReleasesDir,
    RELEASES_BUCKET: '',
    RELEASES_URL: '',
  };
  await checkPlaces(options, settings);
  const site =
    options.on === undefined ? undefined : await openSurroundingSite(options.on, settings.cacheDir);
  await rm(devReleasesDir, { recursive: true, force: true });
  for (const note of await makeLocalKeys(process.env)) console.log(note);
  const asked = options.remotes.length > 0 ? options.remotes : remoteNames();
  const others = remoteNames().filter((name) => !asked.includes(name));
  const remotes = [...asked, ...(site ? [] : await neverPublished(others))];
  const store = await openSigningStore(devEnvironment, rootDir);

  let api: DevApi;
  let shell: Service;
  const startShell = (shellPort: number): Promise<Service> =>
    startBuiltShell({ ...settings, shellPort }, api.origin, {
      hostDir: devHostDir,
      env: {
        NODE_ENV: 'development',
        DEV_RELEASES_DIR: devReleasesDir,
        LIVE_RELOAD: 'true',
        DEV_SCRIPTS: ['/__dev/live-reload.js', ...api.scripts].join(','),
      },
    });
  await new Listr(
    [
      ...(runsOwnApi(options) ? [catalogueTask(), bffTask()] : []),
      { title: 'shell', task: async () => void (await buildHostIfChanged()) },
      { title: `From source: ${remotes.join(', ')}`, task: () => publishChanged(store, remotes) },
      { title: 'Start the API', task: async () => void (api = await startDevApi(options, settings)) },
      {
        title: 'Start the shell server',
        task: async () => {
          shell = await startShell(settings.shellPort);
          running.push({ name: 'shell', port: shell.port, origin: shell.origin, stop: () => shell.stop() });
        },
      },
    ],
    { fallbackRenderer: 'simple' },
  ).run();
  console.log(`\nSinima is at http://localhost:${shell!.port}, and reloads when you change something.\n`);
  if (site) console.log(`${await introduceSite(site, devHostDir, remotes)}\n`);

  async function rebuild(): Promise<void> {
    const began = Date.now();
    try {
      await publishChanged(store, remotes);
      if (await buildHostIfChanged()) {
        await shell.stop();
        shell = await startShell(shell.port);
      }
      if (runsOwnApi(options)) {
        const hasNewFacts = await buildCatalogue();
        if ((await buildBffIfChanged()) || hasNewFacts) await api.restart();
      }
      console.log(`Built in ${Date.now() - began} ms.`);
    } catch (error) {
      console.error(`${userFacingText(error)}\nThe site runs on as it was.`);
    }
  }

  let settling: ReturnType<typeof setTimeout> | undefined;
  let building = Promise.resolve();
  const watched = ['contracts', 'data', 'ui-kit', 'runtime', 'shell', 'bff', ...remotes].map((name) =>
    packageDir(`@sinima/${name}`),
  );
  watch(watched, {
    ignoreInitial: true,
    ignored: (file) => /\/(node_modules|dist)(\/|$)/.test(path.relative(rootDir, file)),
  }).on('all', () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      building = building.then(rebuild);
    }, settleMs);
  });
}
