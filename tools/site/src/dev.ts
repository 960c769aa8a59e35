/**
 * `npm run dev [-- <remote> …]`: the site with what is being worked on built from source, again at each change, and
 * pages that reload. With remotes named, those come from source and the others from the release store, as they are.
 * `npm run dev -- ui-kit`: the UI kit's workbench alone.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { bffVersion, builtBffVersion, builtHostVersion, hostDir, hostVersion } from '@sinima/build/versions';
import { packageDir, remoteNames, rootDir } from '@sinima/build/workspace';
import { buildCatalogue } from '@sinima/data/build';
import { watch } from 'chokidar';
import { Listr } from 'listr2';
import { bffTask, catalogueTask, publishIfNew, remotesTask } from './build-site.ts';
import { checkDatabase } from './check-database.ts';
import { userFacingText, UserFacingError } from './user-facing-error.ts';
import { checkPort } from './ports.ts';
import { startBff, startIdentity, startShell } from './run-site.ts';
import type { Service } from './service.ts';
import { readSiteSettings } from './site-settings.ts';
import { running, stopAll, stopOnSignal } from './stop-signal.ts';

/** How long to wait for more changes before building, in milliseconds: editors write several files at once. */
const settleMs = 120;

const settings = readSiteSettings(process.env);
const devReleasesDir = path.join(settings.dataDir, 'dev-releases');
const devHostDir = path.join(hostDir, 'development');

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

/** Publishes what changed to the development store; the shell reads it before the other one. */
async function publishChanged(remotes: readonly string[]): Promise<void> {
  for (const app of remotes) {
    await publishIfNew(app, devReleasesDir, { mode: 'development', why: 'npm run dev' });
  }
}

async function buildHostIfChanged(): Promise<boolean> {
  if (builtHostVersion(devHostDir) === hostVersion('development')) return false;
  const { buildHost } = await import('@sinima/build/build-host');
  await buildHost({ mode: 'development', outDir: devHostDir });
  return true;
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
  const remotes = chosenRemotes();
  await checkPort(settings.shellPort, 'SHELL_PORT', settings.host);
  await checkPort(settings.bffPort, 'BFF_PORT', settings.host);
  if (settings.identityPort !== undefined)
    await checkPort(settings.identityPort, 'IDENTITY_PORT', '127.0.0.1');
  if (process.env.MONGODB_URI) await checkDatabase(process.env.MONGODB_URI);
  await rm(devReleasesDir, { recursive: true, force: true });

  let identity: Service | undefined;
  let startApi = (): Promise<Service> => startBff(settings);
  const fromStore = remoteNames().filter((name) => !remotes.includes(name));
  await new Listr(
    [
      catalogueTask(),
      bffTask(),
      { title: 'shell', task: async () => void (await buildHostIfChanged()) },
      { title: `From source: ${remotes.join(', ')}`, task: () => publishChanged(remotes) },
      remotesTask(settings.releasesDir, fromStore),
      {
        title: 'Start the BFF',
        task: async () => {
          identity = await startIdentity(settings);
          startApi = () => startBff(settings, identity);
          running[0] = await startApi();
        },
      },
      {
        title: 'Start the shell server',
        task: async () => {
          running[1] = await startShell(settings, running[0]!.port, devShell);
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
      await publishChanged(remotes);
      if (await buildHostIfChanged())
        await restart(1, () => startShell(settings, running[0]!.port, devShell));
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
