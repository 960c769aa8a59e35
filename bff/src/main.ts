import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { SettingsError } from '@sinima/server/settings';
import { pino, type Logger } from 'pino';
import { readSettings, type Settings } from './settings/settings.js';
import { UserFacingError } from './settings/user-facing-error.js';
import { startServer, type Contents, type RunningServer } from './start-server.js';

/** How long requests that were begun may take to end, in ms. */
const DRAIN_MS = 5_000;

/** Where relative paths of settings start: the repository, or the installation. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * By how much the heap may outgrow what lives in it before it is cleared up, in per cent. Left to itself, V8 lets it grow
 * to several times that: 20,000 distinct searches took 391 MB, and take 251 MB so, for a tenth more processor time.
 */
const HEAP_GROWTH_PERCENT = 50;

/** Run the BFF until a signal stops it or its parent process is gone. */
async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const settings = readSettings(process.env, ROOT);
  let running: RunningServer | undefined;
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // A server that still starts owes nobody an answer, and the next one takes up what it has written.
    if (!running) process.exit(0);
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    void running.stop().then(() => process.exit(0));
  };
  // From the beginning: a container's first process does not end by a signal that it does not handle.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);

  // Written at once: handing a line to another thread costs more than writing it, and loses it in a crash.
  const logger = pino({ level: settings.logLevel }, pino.destination({ dest: 1, sync: true }));
  running = await startServer(settings, logger, () => loadContents(settings, logger));

  // The core answers meanwhile: no team's part holds it up.
  await running.partsStarted;
  logger.info(`The API answers at http://${settings.host}:${running.port}/api`);
  process.send?.({ ready: true, port: running.port });
}

async function loadContents(settings: Settings, logger: Logger): Promise<Contents> {
  const { followReleases } = await import('./parts/follow-releases.js');
  const { readCatalogue, withSamples } = await import('@sinima/data/catalogue');
  const catalogue = readCatalogue();
  return {
    seed: settings.sampleData ? withSamples(catalogue) : catalogue,
    follower: await followReleases(process.env, settings.releases, logger),
    environment: process.env,
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof UserFacingError || error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
