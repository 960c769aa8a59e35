import { randomUUID } from 'node:crypto';
import { BadRequestException, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { openSharedState } from '@sinima/shared-state/open-shared-state';
import { openTracing } from '@sinima/tracing/open-tracing';
import { traceRequests } from '@sinima/tracing/trace-requests';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { AuthSettings } from './settings/auth-settings.js';
import { ApiResponses } from './cache/api-responses.js';
import { RevisionNews } from './database/revision-news.js';
import { RevisionWatch } from './database/revision-watch.js';
import type { Catalogue } from '@sinima/data/catalogue';
import { BoundedWorkInterceptor } from './http/bounded-work.interceptor.js';
import { NoUnknownQueryGuard } from './http/no-unknown-query.guard.js';
import { parameterErrors } from './http/parameter-errors.js';
import { ProblemFilter } from './http/problem.filter.js';
import type { Settings } from './settings/settings.js';
import { fastifyServer, type ServerSettings } from './server/fastify-server.js';
import { SECURITY_HEADERS } from './server/security-headers.js';
import { nestLogger } from './server/nest-logger.js';

const MEGABYTE = 1024 * 1024;

/** What the application stands on. */
export interface AppParts {
  readonly databaseUri: string;
  readonly seed: Catalogue;
  readonly logger: Logger;
  readonly settings: ServerSettings &
    Pick<Settings, 'cacheMegabytes' | 'redisUrl' | 'traceCollector'> & { readonly auth: AuthSettings };
}

/** Make the whole BFF, its database open and filled, ready to listen. */
export async function createApp({
  databaseUri,
  seed,
  logger,
  settings,
}: AppParts): Promise<NestFastifyApplication> {
  const answers = new ApiResponses(randomUUID(), settings.cacheMegabytes * MEGABYTE, SECURITY_HEADERS);
  const shared = openSharedState({ redisUrl: settings.redisUrl, log: logger });
  shared.onPurge(({ keys }) => (keys.includes('*') ? answers.cache.clear() : answers.cache.purge(keys)));
  const revisions = new RevisionNews(shared);
  let revision = 0;
  const server = fastifyServer(logger, settings, { answers, shared, revision: () => revision });
  const tracing = await openTracing({ service: 'sinima-bff', endpoint: settings.traceCollector });
  if (tracing) traceRequests(server, tracing);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot({ databaseUri, seed, auth: settings.auth }),
    new FastifyAdapter(server),
    { logger: nestLogger(logger), abortOnError: false },
  );
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready'] });
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalInterceptors(new BoundedWorkInterceptor());
  app.useGlobalGuards(new NoUnknownQueryGuard());
  app.useGlobalPipes(
    new ValidationPipe({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      exceptionFactory: (errors) => new BadRequestException(parameterErrors(errors)),
    }),
  );
  const watch = app.get(RevisionWatch);
  watch.onChange(() => {
    revision = watch.revision;
    answers.cache.clear();
    revisions.tell(revision);
  });
  await app.init();
  revision = watch.revision;
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
