/** `npm start`: builds what changed, starts the site, and says where it is. */
import { Listr } from 'listr2';
import { bffTask, hostTask, remoteTasks } from './build-site.ts';
import { checkDatabase } from './check-database.ts';
import { forPerson } from './person-error.ts';
import { checkPort } from './ports.ts';
import { startBff, startShell } from './run-site.ts';
import { readSiteSettings } from './site-settings.ts';
import { running, stopAll, stopOnSignal } from './stop-signal.ts';

const rendererOptions = { collapseSkips: false, collapseSubtasks: false };

async function start(): Promise<void> {
  const settings = readSiteSettings(process.env);
  await checkPort(settings.shellPort, 'SHELL_PORT', settings.host);
  await checkPort(settings.bffPort, 'BFF_PORT', settings.host);
  if (process.env.MONGODB_URI) await checkDatabase(process.env.MONGODB_URI);

  await new Listr(
    [
      {
        title: 'Build what changed',
        task: (_context, task) =>
          task.newListr([bffTask(), hostTask(), ...remoteTasks(settings.releasesDir)], { concurrent: 2 }),
      },
      {
        title: process.env.MONGODB_URI
          ? 'Start the BFF on your MongoDB'
          : 'Start the BFF and its embedded database',
        task: async () => void running.push(await startBff(settings)),
      },
      {
        title: 'Start the shell server',
        task: async () => void running.push(await startShell(settings, running[0]!.port)),
      },
    ],
    { rendererOptions, fallbackRenderer: 'simple' },
  ).run();

  const port = running[1]!.port;
  console.log(`
Sinima is at http://localhost:${port}

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
  process.stderr.write(`\n${forPerson(error)}\n`);
  process.exit(1);
});
