/** `npm start`: builds what changed, starts the site, and says where it is. */
import { Listr } from 'listr2';
import { bffTask, catalogueTask, hostTask, remotesTask } from './build-site.ts';
import { checkDatabase } from './check-database.ts';
import { userFacingText } from './user-facing-error.ts';
import { checkPort } from './ports.ts';
import { startBff, startIdentity, startShell } from './run-site.ts';
import type { Service } from './service.ts';
import { readSiteSettings } from './site-settings.ts';
import { running, stopAll, stopOnSignal } from './stop-signal.ts';

const rendererOptions = { collapseSkips: false, collapseSubtasks: false };

async function start(): Promise<void> {
  const settings = readSiteSettings(process.env);
  await checkPort(settings.shellPort, 'SHELL_PORT', settings.host);
  await checkPort(settings.bffPort, 'BFF_PORT', settings.host);
  if (settings.identityPort !== undefined)
    await checkPort(settings.identityPort, 'IDENTITY_PORT', '127.0.0.1');
  if (process.env.MONGODB_URI) await checkDatabase(process.env.MONGODB_URI);

  const started = async (starting: Promise<Service>): Promise<Service> => {
    const service = await starting;
    running.push(service);
    return service;
  };
  let identity: Service | undefined;
  let bff: Service;
  let shell: Service;
  await new Listr(
    [
      {
        title: 'Build what changed',
        task: (_context, task) =>
          task.newListr([catalogueTask(), bffTask(), hostTask(), remotesTask(settings.releasesDir)], {
            concurrent: 2,
          }),
      },
      {
        title: 'Start the demo sign-in',
        enabled: settings.identityPort !== undefined,
        task: async () => {
          identity = await startIdentity(settings);
          if (identity) running.push(identity);
        },
      },
      {
        title: process.env.MONGODB_URI
          ? 'Start the BFF on your MongoDB'
          : 'Start the BFF and its embedded database',
        task: async () => void (bff = await started(startBff(settings, identity))),
      },
      {
        title: 'Start the shell server',
        task: async () => void (shell = await started(startShell(settings, bff.port))),
      },
    ],
    { rendererOptions, fallbackRenderer: 'simple' },
  ).run();

  console.log(`
Sinima is at http://localhost:${shell!.port}

  Stop it with Ctrl-C. Its logs are in ${settings.logDir}
  npm run releases -- list     what is live, and what it can be rolled back to
  npm run dev                  the same, reloading when you change something
`);

  const first = await Promise.race(
    running.map(async (service) => ({ name: service.name, words: await service.ended })),
  );
  await stopAll();
  process.stderr.write(`The ${first.name} ended by itself.\n${first.words}\n`);
  process.exit(1);
}

stopOnSignal();
start().catch(async (error: unknown) => {
  await stopAll();
  process.stderr.write(`\n${userFacingText(error)}\n`);
  process.exit(1);
});
