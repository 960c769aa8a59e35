import { randomUUID } from 'node:crypto';
import { BadRequestException, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { openSharedState } from '@sinima/shared-state/open-shared-state';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { AuthSettings } from './settings/auth-settings.js';
import { ResponseCache } from './cache/response-cache.js';
import { RevisionWatch } from './database/revision-watch.js';
import type { Catalogue } from '@sinima/data/catalogue';
import { NoUnknownQueryGuard } from './http/no-unknown-query.guard.js';
import { parameterErrors } from './http/parameter-errors.js';
import { ProblemFilter } from './http/problem.filter.js';
import type { Settings } from './settings/settings.js';
import { fastifyServer, type ServerSettings } from './server/fastify-server.js';
import { nestLogger } from './server/nest-logger.js';

const MEGABYTE = 1024 * 1024;

/** What the application stands on. */
export interface AppParts {
  readonly databaseUri: string;
  readonly seed: Catalogue;
  readonly logger: Logger;
  readonly settings: ServerSettings & Pick<Settings, 'cacheMegabytes'> & { readonly auth: AuthSettings };
}

/** Make the whole BFF, its database open and filled, ready to listen. */
export async function createApp({
  databaseUri,
  seed,
  logger,
  settings,
}: AppParts): Promise<NestFastifyApplication> {
  const answers = new ResponseCache(randomUUID(), settings.cacheMegabytes * MEGABYTE);
  const server = fastifyServer(logger, settings, answers, openSharedState());
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot({ databaseUri, seed, auth: settings.auth }),
    new FastifyAdapter(server),
    { logger: nestLogger(logger), abortOnError: false },
  );
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready'] });
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalGuards(new NoUnknownQueryGuard());
  app.useGlobalPipes(
    new ValidationPipe({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      exceptionFactory: (errors) => new BadRequestException(parameterErrors(errors)),
    }),
  );
  app.get(RevisionWatch).onChange(() => answers.clear());
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
