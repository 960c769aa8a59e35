import { Inject, Logger, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { loadSeed } from './load-seed.js';
import { createIndexes } from './models.js';
import type { Catalogue } from '@sinima/data/catalogue';

const SEED = Symbol('seed');

/** Put indexes and the seed in place before the application answers. */
@Module({})
export class CatalogueModule implements OnModuleInit {
  private readonly logger = new Logger(CatalogueModule.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(SEED) private readonly seed: Catalogue,
  ) {}

  static forRoot(seed: Catalogue): DynamicModule {
    return { module: CatalogueModule, providers: [{ provide: SEED, useValue: seed }] };
  }

  async onModuleInit(): Promise<void> {
    await createIndexes(this.connection);
    const outcome = await loadSeed(
      this.connection,
      this.seed,
      new Date(),
      ({ sequence, record, conflicts }) => {
        const fields = conflicts.map(({ field }) => field).join(', ');
        this.logger.warn(
          `The files contradict accepted change ${sequence} of ${record.kind} ${record.slug} (${fields}): it is not applied. GET /api/changes/conflicts has both.`,
        );
      },
    );
    this.logger.log(`Seed of ${this.seed.titles.length} titles ${outcome}`);
  }
}
