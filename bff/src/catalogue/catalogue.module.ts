import { Inject, Logger, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { loadSeed } from './load-seed.js';
import { createIndexes } from './models.js';
import type { Catalogue } from '@sinima/data/catalogue';

const LOADED = Symbol('loaded');

interface LoadedSeed {
  readonly seed: Catalogue;
  /** Ends the loading of the seed. */
  readonly signal?: AbortSignal | undefined;
}

/** Put indexes and the seed in place before the application answers. */
@Module({})
export class CatalogueModule implements OnModuleInit {
  private readonly logger = new Logger(CatalogueModule.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(LOADED) private readonly loaded: LoadedSeed,
  ) {}

  static forRoot(loaded: LoadedSeed): DynamicModule {
    return { module: CatalogueModule, providers: [{ provide: LOADED, useValue: loaded }] };
  }

  async onModuleInit(): Promise<void> {
    const { seed, signal } = this.loaded;
    await createIndexes(this.connection);
    const outcome = await loadSeed(this.connection, seed, new Date(), {
      signal,
      onConflict: ({ sequence, record, conflicts }) => {
        const fields = conflicts.map(({ field }) => field).join(', ');
        this.logger.warn(
          `The files contradict accepted change ${sequence} of ${record.kind} ${record.slug} (${fields}): it is not applied. GET /api/changes/conflicts has both.`,
        );
      },
    });
    this.logger.log(`Seed of ${seed.titles.length} titles ${outcome}`);
  }
}
