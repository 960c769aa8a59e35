import { Module, type DynamicModule } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { ApiFeature } from '../extension/api-feature.js';
import { CatalogueReads } from '@sinima/api/catalogue-reads';

/** What a feature is given. */
export interface FeatureSurroundings {
  readonly connection: Connection;
  readonly catalogue: CatalogueReads;
}

@Module({})
class SurroundingsModule {}

/** The root of a feature's own application: its module, and what it is given. */
@Module({})
export class FeatureModule {
  static of({ module }: ApiFeature, { connection, catalogue }: FeatureSurroundings): DynamicModule {
    const surroundings: DynamicModule = {
      module: SurroundingsModule,
      global: true,
      providers: [
        { provide: getConnectionToken(), useValue: connection },
        { provide: CatalogueReads, useValue: catalogue },
      ],
      exports: [getConnectionToken(), CatalogueReads],
    };
    return { module: FeatureModule, imports: [surroundings, module] };
  }
}
