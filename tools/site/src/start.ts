/** `npm start`: builds what changed, makes it live, starts the site, and says where it is. */
import { rm } from 'node:fs/promises';
import { rootDir } from '@sinima/build/workspace';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { Listr } from 'listr2';
import { bffTask, catalogueTask } from './build-site.ts';
import { checkDatabase } from './check-database.ts';
import { localOperatorToken, makeLocalKeys } from './local-keys.ts';
import { checkPorts, portsOf, settledPort } from './ports.ts';
import { buildTasks, releaseBuilds } from './release-site.ts';
import { startBff, startIdentity, startOperator, startShell, type OperatorAccess } from './run-site.ts';
import { readSiteSettings, type SiteSettings } from './site-settings.ts';
import { endingSignal, running, stopAll, stopOnSignal } from './stop-signal.ts';
import { superviseService, type StartService, type SupervisedService } from './supervised-service.ts';
import { userFacingText } from './user-facing-error.ts';

const rendererOptions = { collapseSkips: false, collapseSubtasks: false };

async function checkSurroundings(settings: SiteSettings): Promise<void> {
  await checkPorts(portsOf(settings));
  if (process.env.MONGODB_URI) await checkDatabase(process.env.MONGODB_URI);
}

/** A store that is begun anew counts its generations from one; the copy of the one before it would refuse them as replayed. */
async function forgetFormerStore(store: ReleaseStore, { cacheDir }: SiteSettings): Promise<void> {
  if ((await store.generation()).number === 0) await rm(cacheDir, { recursive: true, force: true });
}

async function operatorAccess({ operatorPort }: SiteSettings): Promise<OperatorAccess | undefined> {
  if (operatorPort === undefined) return undefined;
  const port = await settledPort(operatorPort, '127.0.0.1');
  const token = process.env.OPERATOR_TOKEN || (await localOperatorToken(process.env));
  return { port, url: `http://127.0.0.1:${port}`, token };
}

async function start(): Promise<void> {
  const settings = readSiteSettings(process.env);
  await checkSurroundings(settings);
  const notes = await makeLocalKeys(process.env);
  const store = await openSigningStore(process.env, rootDir);
  await forgetFormerStore(store, settings);

  const kept = async (startService: StartService): Promise<SupervisedService> => {
    const service = await superviseService(startService, { signal: endingSignal });
    running.push(service);
    return service;
  };
  const operator = await operatorAccess(settings);
  const { tasks: appTasks, builds } = buildTasks(store);
  let identity: SupervisedService | undefined;
  let bff: SupervisedService;
  let shell: SupervisedService;
  await new Listr(
    [
      {
        title: 'Build what changed',
        task: (_context, task) => task.newListr([catalogueTask(), bffTask(), ...appTasks], { concurrent: 2 }),
      },
      {
        title: 'Try, publish and make live',
        task: async () => void notes.push(...(await releaseBuilds(store, builds, 'npm start'))),
      },
      {
        title: settings.isDemo ? 'Start the demo sign-in' : 'Start the sign-in',
        enabled: settings.identityPort !== undefined,
        task: async () => {
          identity = await kept((port = settings.identityPort, signal) =>
            startIdentity({ ...settings, identityPort: port }, signal),
          );
        },
      },
      {
        title: process.env.MONGODB_URI
          ? 'Start the BFF on your MongoDB'
          : 'Start the BFF and its embedded database',
        task: async () => {
          bff = await kept((port = settings.bffPort, signal) =>
            startBff({ ...settings, bffPort: port }, identity, signal),
          );
        },
      },
      {
        title: 'Start the shell server',
        task: async () => {
          shell = await kept((port = settings.shellPort, signal) =>
            startShell({ ...settings, shellPort: port }, bff.port, operator, signal),
          );
        },
      },
      {
        title: "Start the operator's service",
        enabled: operator !== undefined,
        task: async () => {
          await kept((_port, signal) => startOperator(settings, shell.origin, operator!, signal));
        },
      },
    ],
    { rendererOptions, fallbackRenderer: 'simple' },
  ).run();

  for (const note of notes) console.log(`\n${note}`);
  console.log(`
Sinima is at http://localhost:${shell!.port}

  Stop it with Ctrl-C; what ends by itself is started again. Its logs are in ${settings.logDir}
  npm run releases -- list     the live versions, and those to roll back to
  npm run dev                  the same, reloading when you change something${
    settings.sampleData === 'on'
      ? `
  Ratings, reviews, showings and platforms are sample data, marked so; SAMPLE_DATA=off npm start shows none`
      : ''
  }${
    operator &&
    `
  The operator's page is at http://localhost:${shell!.port}/operator; its token is ${operator.token}`
  }
`);
}

stopOnSignal();
start().catch(async (error: unknown) => {
  await stopAll();
  process.stderr.write(`\n${userFacingText(error)}\n`);
  process.exit(1);
});
