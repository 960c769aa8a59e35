import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ApiPart } from '@sinima/api/api-part';
import { DatabaseAvailableGuard } from '@sinima/api/database/database-available.guard';
import { applyApiRules } from '@sinima/api/http/api-rules';
import { BoundedWorkInterceptor } from '@sinima/api/http/bounded-work.interceptor';
import type { Read } from '@sinima/renderers/renderer-pool';
import type { FastifyInstance } from 'fastify';
import { createConnection } from 'mongoose';
import type { PartAnswer, PartCall } from '../shapes/part-answer.ts';
import type { PartGiven } from '../shapes/part-given.ts';
import { AskedWrites } from './asked-writes.ts';
import { consoleLogger } from './console-logger.ts';
import { PartModule, type PartSurroundings } from './part-module.ts';
import { runMigrations, type NamedMigration } from './run-migrations.ts';
import { partServer, ROUTE_HEADER } from './part-server.ts';
import { StoredCatalogue } from './stored-catalogue.ts';

/** How many calls of one version are worked on at a time. */
const MAX_UNDER_WAY = 50;

/** How long to look for the database, in ms. */
const SERVER_SELECTION_MS = 3_000;

/** Sockets to the database of one process. */
const CONNECTIONS = 10;

/** The default export of a part's module, as the build makes it. */
interface BuiltPart extends ApiPart {
  readonly migrations: readonly NamedMigration[];
}

/** A part that has started. */
export interface RunningPart {
  answer(call: PartCall): Promise<PartAnswer>;
  close(): Promise<void>;
}

/**
 * Make the application of a part from the default export of its module.
 *
 * @param ask asks the core
 * @throws Error when that is no part
 */
export async function startPart(module: unknown, given: PartGiven, ask: Read): Promise<RunningPart> {
  const { module: root, migrations = [] } = (module ?? {}) as Partial<BuiltPart>;
  if (typeof root !== 'function') {
    throw new TypeError(
      'Its default export is no part: export default { module: SongsModule } satisfies ApiPart.',
    );
  }
  const connection = await createConnection(given.databaseUri, {
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    maxPoolSize: CONNECTIONS,
    appName: given.app,
  }).asPromise();
  const server = partServer(given.prefixes);
  const app = await applicationOf(root, server, {
    connection,
    reads: new StoredCatalogue(connection),
    writes: new AskedWrites(given.writes, ask),
  });
  if (given.mayWrite) {
    await runMigrations(given.app, migrations, connection.db!);
    for (const name of connection.modelNames()) await connection.model(name).createIndexes();
  }
  await app.init();
  await server.ready();
  return {
    answer: (call) => answerBy(server, call),
    close: async () => {
      await app.close();
      await connection.close();
    },
  };
}

async function applicationOf(
  root: Type<unknown>,
  server: FastifyInstance,
  surroundings: PartSurroundings,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    PartModule.of(root, surroundings),
    new FastifyAdapter(server),
    { abortOnError: false, logger: consoleLogger },
  );
  app.setGlobalPrefix('api');
  applyApiRules(app, new BoundedWorkInterceptor(MAX_UNDER_WAY));
  app.useGlobalGuards(new DatabaseAvailableGuard(surroundings.connection));
  return app;
}

async function answerBy(
  server: FastifyInstance,
  { method, url, headers, body }: PartCall,
): Promise<PartAnswer> {
  const answer = await server.inject({
    method: method as 'GET',
    url,
    headers,
    ...(body && { payload: Buffer.from(body.buffer, body.byteOffset, body.byteLength) }),
  });
  const { [ROUTE_HEADER]: route, ...own } = answer.headers;
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(
      Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
    body: new Uint8Array(answer.rawPayload),
    route: String(route),
  };
}
