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
import type { PartVersion } from '@sinima/api-parts/part-of-release';
import type { ServedParts } from '@sinima/api-parts/served-parts';
import type { ReleaseSource } from '@sinima/releases/layered-follower';
import { CallMembers } from './account/call-members.js';
import { openContactDesk } from './contact/contact-desk.js';
import { MembersInParts } from './account/members-in-parts.js';
import { MemberSuspensions } from './account/member-suspensions.js';
import { CatalogueChanges } from './changes/catalogue-changes.js';
import { GatheredRefresh } from './derived/gathered-refresh.js';
import { refreshCounts } from './derived/refresh-derived.js';
import { refreshRatings } from './derived/refresh-ratings.js';
import { ApiKeys } from './keys/api-keys.js';
import { WholeContract } from './openapi/whole-contract.js';
import { openParts } from './parts/open-parts.js';
import { partKey, servePartsBy } from './parts/part-routes.js';
import { PartStates } from './parts/part-states.js';
import { partsOfMembers } from './parts/parts-of-members.js';
import { SearchedPages, type PageCollection } from './search/searched-pages.js';
import { RevisionNews } from './database/revision-news.js';
import { RevisionWatch } from './database/revision-watch.js';
import { CallCounts } from './operation-reads/call-counts.js';
import { keepCallCounts } from './operation-reads/keep-call-counts.js';
import { storeNowAndThen } from './database/store-now-and-then.js';
import { TrendingTitles } from './trending/trending-titles.js';
import type { Catalogue } from '@sinima/data/catalogue';
import { applyApiRules } from '@sinima/api/http/api-rules';
import type { Settings } from './settings/settings.js';
import { fastifyServer, type ServerSettings } from './server/fastify-server.js';
import { nestLogger } from './server/nest-logger.js';

const MEGABYTE = 1024 * 1024;

/** How many calls of the API one write of a member is worth. */
const CALLS_A_WRITE = 20;

/** How many calls of the API one write of a visitor without an account is worth. */
const CALLS_A_VISITORS_WRITE = 200;

/** What the application stands on. */
export interface AppParts {
  readonly databaseUri: string;
  readonly seed: Catalogue;
  readonly logger: Logger;
  /** Tells which parts of the API are live; left out: none is served. */
  readonly follower?: ReleaseSource | undefined;
  /** Of which parts get the settings that they declare; left out: they get none. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly settings: ServerSettings &
    Pick<Settings, 'cacheMegabytes' | 'redisUrl' | 'traceCollector' | 'contact'> & {
      readonly auth: AuthSettings;
    };
}

/** Make the whole BFF, its database open and filled, ready to listen. */
export async function createApp({
  databaseUri,
  seed,
  logger,
  settings,
  follower,
  environment = {},
}: AppParts): Promise<NestFastifyApplication> {
  const answers = new ApiResponses(randomUUID(), settings.cacheMegabytes * MEGABYTE, DATA_HEADERS);
  const shared = openSharedState({ redisUrl: settings.redisUrl, log: logger });
  shared.onPurge(({ keys }) => (keys.includes('*') ? answers.cache.clear() : answers.cache.purge(keys)));
  const revisions = new RevisionNews(shared);
  const states = new PartStates();
  const calls = new CallCounts();
  let revision = 0;
  const server = fastifyServer(logger, settings, {
    answers,
    shared,
    revision: () => revision,
    parts: states,
    calls,
    findKey: (text) => app.get(ApiKeys).idOf(text),
  });
  const tracing = await openTracing({ service: 'sinima-bff', endpoint: settings.traceCollector });
  if (tracing) traceRequests(server, tracing);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot({
      databaseUri,
      seed,
      auth: settings.auth,
      writeLimit: shared.rateLimit('member-writes', Math.ceil(settings.rateLimit / CALLS_A_WRITE)),
      contact: openContactDesk(settings.contact, logger),
      visitorLimit: shared.rateLimit('visitors', Math.ceil(settings.rateLimit / CALLS_A_VISITORS_WRITE)),
      parts: states,
      limits: settings,
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
  const interest = app.get(TrendingTitles);
  keepCallCounts(server, calls, app.get<Connection>(getConnectionToken()), logger);
  storeNowAndThen(
    server,
    () => interest.store(),
    (err) =>
      logger.warn({ err }, 'what was read in the last half minute does not count: the database refused'),
  );
  const ratings = new GatheredRefresh(
    () => refreshRatings(app.get<Connection>(getConnectionToken())),
    (err) => logger.error({ err }, 'titles were not rated anew; the next vote tries again'),
  );
  const counts = new GatheredRefresh(
    () => refreshCounts(app.get<Connection>(getConnectionToken())),
    (err) => logger.error({ err }, 'the catalogue was not counted anew; the next change tries again'),
  );
  const changes = app.get(CatalogueChanges);
  changes.onWritten(() => counts.request());
  await changes.finishLoading();
  const parts = follower && (await serveParts(follower));
  servePartsBy(server, {
    parts,
    states,
    memberHeaders: (request, reply) => app.get(CallMembers).headersOf(request, reply),
    // No page is purged: members write all the time, and pages are made again every half minute.
    onWritten: (part) => answers.cache.purge([partKey(part)]),
  });
  if (parts) {
    const purge = (part: string): void => shared.purge({ keys: [partKey(part)] });
    app.get(MembersInParts).use(partsOfMembers(parts, purge));
    // A server that was killed may have left votes unrated.
    ratings.request();
  }
  server.addHook('onClose', async () => {
    await parts?.close();
    await Promise.all([ratings.finish(), counts.finish()]);
  });
  await watch.settle();
  revision = watch.revision;
  await app.getHttpAdapter().getInstance().ready();
  return app;

  async function serveParts(followed: ReleaseSource): Promise<ServedParts> {
    const searched = app.get(SearchedPages);
    return openParts({
      follower: followed,
      environment,
      connection: app.get<Connection>(getConnectionToken()),
      uri: databaseUri,
      secret: settings.auth.sessionSecret,
      states,
      ratings,
      interest,
      changes,
      suspensions: app.get(MemberSuspensions),
      logger,
      onLive: (live: readonly PartVersion[]) => {
        searched.setOfParts(live.flatMap(({ api }) => (api.searched ?? []) as readonly PageCollection[]));
        answers.cache.purge(live.map((part) => partKey(part.app)));
        app.get(WholeContract).take(followed, live);
      },
    });
  }
}
