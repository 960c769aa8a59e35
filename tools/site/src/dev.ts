/**
 * `npm run dev [-- <remote> …]`: the site with what is being worked on built from source, again at each change, and
 * pages that reload. With remotes named, those come from source and the others from the release store, as they are.
 * `npm run dev -- ui-kit`: the UI kit's workbench alone.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sourceFingerprint } from '@sinima/build/source-fingerprint';
import { bffVersion, builtBffVersion } from '@sinima/build/versions';
import { packageDir, remoteNames, rootDir } from '@sinima/build/workspace';
import { buildCatalogue } from '@sinima/data/build';
import { openSigningStore, openStore } from '@sinima/releases/open-store';
import { openReleaseStore, type ReleaseStore } from '@sinima/releases/store';
import { watch } from 'chokidar';
import { Listr } from 'listr2';
import { buildApp, removeBuilds } from './build-app.ts';
import { bffTask, catalogueTask } from './build-site.ts';
import { checkDatabase } from './check-database.ts';
import { makeLocalKeys } from './local-keys.ts';
import { checkPort } from './ports.ts';
import { startBff, startBuiltShell, startIdentity } from './run-site.ts';
import type { Service } from './service.ts';
import { readSiteSettings } from './site-settings.ts';
import { running, stopAll, stopOnSignal } from './stop-signal.ts';
import { userFacingText, UserFacingError } from './user-facing-error.ts';

/** How long to wait for more changes before building, in milliseconds: editors write several files at once. */
const settleMs = 120;

const settings = readSiteSettings(process.env);
const devReleasesDir = path.join(settings.dataDir, 'dev-releases');
const devHostDir = path.join(rootDir, 'shell/dist/development');
const devEnvironment = { ...process.env, RELEASES_DIR: devReleasesDir, RELEASES_BUCKET: '' };

function chosenRemotes(): string[] {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !remoteNames().includes(name));
  if (unknown.length > 0) {
    throw new UserFacingError(
      `There is no remote named ${unknown.join(', ')}. The remotes are ${remoteNames().join(', ')}; ` +
        `"npm run dev -- ui-kit" is the UI kit's workbench.`,
    );
  }
  return asked.length > 0 ? asked : remoteNames();
}

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

async function buildBffIfChanged(): Promise<boolean> {
  if (builtBffVersion() === bffVersion()) return false;
  const { buildBff } = await import('@sinima/build/build-bff');
  await buildBff();
  return true;
}

const devShell = {
  hostDir: devHostDir,
  env: { NODE_ENV: 'development', DEV_RELEASES_DIR: devReleasesDir, LIVE_RELOAD: 'true' },
};

/** Puts a newly started process in the place of the one that ran. */
async function restart(index: number, start: () => Promise<Service>): Promise<void> {
  await running[index]?.stop();
  running[index] = await start();
}

async function dev(): Promise<void> {
  const asked = chosenRemotes();
  await checkPort(settings.shellPort, 'SHELL_PORT', settings.host);
  await checkPort(settings.bffPort, 'BFF_PORT', settings.host);
  if (settings.identityPort !== undefined)
    await checkPort(settings.identityPort, 'IDENTITY_PORT', '127.0.0.1');
  if (process.env.MONGODB_URI) await checkDatabase(process.env.MONGODB_URI);
  await rm(devReleasesDir, { recursive: true, force: true });
  for (const note of await makeLocalKeys(process.env)) console.log(note);
  const others = remoteNames().filter((name) => !asked.includes(name));
  const remotes = [...asked, ...(await neverPublished(others))];
  const store = await openSigningStore(devEnvironment, rootDir);

  let identity: Service | undefined;
  let startApi = (): Promise<Service> => startBff(settings);
  await new Listr(
    [
      catalogueTask(),
      bffTask(),
      { title: 'shell', task: async () => void (await buildHostIfChanged()) },
      { title: `From source: ${remotes.join(', ')}`, task: () => publishChanged(store, remotes) },
      {
        title: 'Start the BFF',
        task: async () => {
          if (settings.identityPort !== undefined) identity = await startIdentity(settings);
          startApi = () => startBff(settings, identity);
          running[0] = await startApi();
        },
      },
      {
        title: 'Start the shell server',
        task: async () => {
          running[1] = await startBuiltShell(settings, running[0]!.port, devShell);
          if (identity) running[2] = identity;
        },
      },
    ],
    { fallbackRenderer: 'simple' },
  ).run();
  console.log(
    `\nSinima is at http://localhost:${running[1]!.port}, and reloads when you change something.\n`,
  );

  async function rebuild(): Promise<void> {
    const began = Date.now();
    try {
      await publishChanged(store, remotes);
      if (await buildHostIfChanged())
        await restart(1, () => startBuiltShell(settings, running[0]!.port, devShell));
      const hasNewFacts = await buildCatalogue();
      if ((await buildBffIfChanged()) || hasNewFacts) await restart(0, startApi);
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

async function workbench(): Promise<void> {
  const { devWorkbench } = await import('./dev-workbench.ts');
  await devWorkbench(settings);
}

stopOnSignal();
const [asked, ...more] = process.argv.slice(2);
const start = asked === 'ui-kit' && more.length === 0 ? workbench : dev;
start().catch(async (error: unknown) => {
  await stopAll();
  process.stderr.write(`\n${userFacingText(error)}\n`);
  process.exit(1);
});
