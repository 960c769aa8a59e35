import {
  Global,
  Inject,
  Logger,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { getConnectionToken, InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DatabasePresentGuard } from './database-present.guard.js';
import { FacetCounts } from './facet-counts.service.js';
import { facetSchema } from './facet.schema.js';
import { RevisionWatch } from './revision-watch.js';
import { loadSeed } from './seed/load-seed.js';
import type { SeedCatalogue } from './seed/seed-catalogue.js';

const SEED = Symbol('seed');

/**
 * The connection that every model uses. It is made before the application, so that a database that cannot be
 * reached is told in one clear message, and is closed with it. Indexes and the seed are in place before the
 * application answers.
 */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Facet', schema: facetSchema }])],
  providers: [FacetCounts, RevisionWatch, { provide: APP_GUARD, useClass: DatabasePresentGuard }],
  exports: [FacetCounts, RevisionWatch],
})
export class DatabaseModule implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseModule.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(SEED) private readonly seed: SeedCatalogue,
  ) {}

  /** The module over an open connection, which gets this seed. */
  static over(connection: Connection, seed: SeedCatalogue): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: getConnectionToken(), useValue: connection },
        { provide: SEED, useValue: seed },
      ],
      exports: [getConnectionToken()],
    };
  }

  async onModuleInit(): Promise<void> {
    for (const name of this.connection.modelNames()) await this.connection.model(name).createIndexes();
    const outcome = await loadSeed(this.connection, this.seed, new Date());
    this.logger.log(`Seed of ${this.seed.titles.length} titles ${outcome}`);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }
}
