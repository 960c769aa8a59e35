import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DATA_HEADERS } from '@sinima/server/security-headers';
import { openSharedState } from '@sinima/shared-state/open-shared-state';
import { openTracing } from '@sinima/tracing/open-tracing';
import { traceRequests } from '@sinima/tracing/trace-requests';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { AuthSettings } from './settings/auth-settings.js';
import { ApiResponses } from './cache/api-responses.js';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { FeatureStates } from './extension/feature-states.js';
import { catalogueReadsOf } from './feature-host/catalogue-reads-of.js';
import { hostFeatures, type FeatureHostOptions } from './feature-host/feature-host.js';
import { REGISTERED_FEATURES } from './features/registered-features.js';
import { RevisionNews } from './database/revision-news.js';
import { RevisionWatch } from './database/revision-watch.js';
import type { Catalogue } from '@sinima/data/catalogue';
import { applyApiRules } from '@sinima/api/http/api-rules';
import type { Settings } from './settings/settings.js';
import { fastifyServer, type ServerSettings } from './server/fastify-server.js';
import { nestLogger } from './server/nest-logger.js';

const MEGABYTE = 1024 * 1024;

/** How many calls of the API one write of a member is worth. */
const CALLS_A_WRITE = 20;

/** What the application stands on. */
export interface AppParts {
  readonly databaseUri: string;
  readonly seed: Catalogue;
  readonly logger: Logger;
  /** The parts of the API that teams bring; left out: those that are registered. */
  readonly features?: Pick<FeatureHostOptions, 'features' | 'startMs'>;
  /** Where it is noted what they are doing. */
  readonly states?: FeatureStates;
  readonly settings: ServerSettings &
    Pick<Settings, 'cacheMegabytes' | 'redisUrl' | 'traceCollector'> & { readonly auth: AuthSettings };
}

/** Make the whole BFF, its database open and filled, ready to listen. */
export async function createApp({
  databaseUri,
  seed,
  logger,
  settings,
  features = { features: REGISTERED_FEATURES },
  states = new FeatureStates(),
}: AppParts): Promise<NestFastifyApplication> {
  const answers = new ApiResponses(randomUUID(), settings.cacheMegabytes * MEGABYTE, DATA_HEADERS);
  const shared = openSharedState({ redisUrl: settings.redisUrl, log: logger });
  shared.onPurge(({ keys }) => (keys.includes('*') ? answers.cache.clear() : answers.cache.purge(keys)));
  const revisions = new RevisionNews(shared);
  let revision = 0;
  const server = fastifyServer(logger, settings, {
    answers,
    shared,
    revision: () => revision,
    features: states,
  });
  const routes: string[] = [];
  server.addHook('onRoute', ({ url }) => void routes.push(url));
  const tracing = await openTracing({ service: 'sinima-bff', endpoint: settings.traceCollector });
  if (tracing) traceRequests(server, tracing);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot({
      databaseUri,
      seed,
      auth: settings.auth,
      writeLimit: shared.rateLimit('member-writes', Math.ceil(settings.rateLimit / CALLS_A_WRITE)),
      features: states,
      featurePages: features.features.flatMap(({ pages }) => pages ?? []),
    }),
    new FastifyAdapter(server),
    { logger: nestLogger(logger), abortOnError: false },
  );
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready'] });
  applyApiRules(app);
  const watch = app.get(RevisionWatch);
  watch.onChange(() => {
    revision = watch.revision;
    answers.cache.clear();
    revisions.tell(revision);
  });
  await app.init();
  await hostFeatures(server, [...routes], {
    ...features,
    states,
    logger,
    catalogue: seed,
    connection: app.get<Connection>(getConnectionToken()),
    catalogueReads: catalogueReadsOf(app),
  });
  await watch.settle();
  revision = watch.revision;
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
