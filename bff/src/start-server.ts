import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { databaseServer } from './database/database-server.js';
import type { Catalogue } from '@sinima/data/catalogue';
import { persistedSecret } from './settings/persisted-secret.js';
import type { Settings } from './settings/settings.js';
import { UserFacingError } from './settings/user-facing-error.js';
import type { AppParts } from './create-app.js';
import { PartStates } from './parts/part-states.js';

/** What a server serves. */
export interface Contents extends Pick<AppParts, 'follower' | 'environment'> {
  readonly seed: Catalogue;
}

/** A running BFF. */
export interface RunningServer {
  /** The port that it listens on. */
  readonly port: number;
  /** Resolves once the live parts of remotes take calls, or have failed. */
  readonly partsStarted: Promise<void>;
  /** Answer what was begun, then end everything that was started. */
  stop(): Promise<void>;
}

/** The address to listen on is taken; the message names the setting that changes it. */
class PortTakenError extends UserFacingError {}

/**
 * Start database, application and listener; what was started is ended again when a later step fails. The contents and the
 * application are loaded while an engine of our own starts, which takes as long.
 */
export async function startServer(
  settings: Settings,
  logger: Logger,
  load: () => Promise<Contents>,
): Promise<RunningServer> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const starting = databaseServer(settings, () => {
      logger.error('The embedded engine ended unexpectedly and is restarted');
    });
    const nothing = (): void => undefined;
    undo.push(() => starting.then((database) => database.stop(), nothing));
    const [database, contents, { createApp }] = await Promise.all([
      starting,
      load(),
      import('./create-app.js'),
    ]);
    undo.unshift(async () => contents.follower?.close());
    if (database.isEmbedded) {
      logger.info(
        'Documents are kept by the embedded engine; MONGODB_URI names a MongoDB to use in its place',
      );
    }
    const sessionSecret = settings.auth.sessionSecret ?? persistedSecret(settings.dataDir, 'session-secret');
    const app = await createApp({
      databaseUri: database.uri,
      logger,
      ...contents,
      settings: { ...settings, auth: { ...settings.auth, sessionSecret } },
    });
    undo.push(() => app.close());
    const port = await listen(app, settings);
    return { port, partsStarted: app.get(PartStates).started(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(app: NestFastifyApplication, { port, host }: Settings): Promise<number> {
  try {
    await app.listen(port, host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new PortTakenError(`Port ${port} is taken. Set BFF_PORT to a free one, or to 0 for any.`);
  }
  return (app.getHttpServer().address() as { port: number }).port;
}
