import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Catalogue } from '@sinima/data/catalogue';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { DatabaseAvailableGuard } from '@sinima/api/database/database-available.guard';
import type { ApiFeature } from '../extension/api-feature.js';
import type { CatalogueReads } from '@sinima/api/catalogue-reads';
import { applyApiRules } from '@sinima/api/http/api-rules';
import { BoundedWorkInterceptor } from '@sinima/api/http/bounded-work.interceptor';
import { FeatureModule } from './feature-module.js';
import { featureServer } from './feature-server.js';
import { loadRecords } from './load-records.js';
import { ownCollections } from './own-collections.js';

/** How many calls of one feature are worked on at a time. */
const MAX_UNDER_WAY = 50;

/** What all features stand on. */
export interface HostParts {
  readonly connection: Connection;
  readonly catalogueReads: CatalogueReads;
  /** Where features take their first records from. */
  readonly catalogue: Catalogue;
}

/** A feature that has started. */
export interface RunningFeature {
  readonly server: FastifyInstance;
  close(): Promise<void>;
}

/**
 * Start a feature as an application of its own: its guards, filters, global modules and errors reach no other part of
 * the API.
 */
export async function startFeature(feature: ApiFeature, parts: HostParts): Promise<RunningFeature> {
  const own = ownCollections(parts.connection, feature.name);
  const server = featureServer(feature.name);
  const surroundings = { connection: own, catalogue: parts.catalogueReads };
  const app = await NestFactory.create<NestFastifyApplication>(
    FeatureModule.of(feature, surroundings),
    new FastifyAdapter(server),
    { abortOnError: false },
  );
  app.setGlobalPrefix(`api/${feature.name}`);
  applyApiRules(app, new BoundedWorkInterceptor(MAX_UNDER_WAY));
  app.useGlobalGuards(new DatabaseAvailableGuard(parts.connection));
  try {
    for (const name of own.modelNames()) await own.model(name).createIndexes();
    await loadRecords(feature, { whole: parts.connection, own, catalogue: parts.catalogue });
    await app.init();
    await server.ready();
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
  return { server, close: () => app.close() };
}
