import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import { CatalogueWrites } from '@sinima/api/catalogue-writes';
import type { Connection } from 'mongoose';

/** The dependencies of a part. */
export interface PartSurroundings {
  readonly connection: Connection;
  readonly reads: CatalogueReads;
  readonly writes: CatalogueWrites;
}

@Module({})
class SurroundingsModule {}

/** The root of a part's application: its module, and what it is given. */
@Module({})
export class PartModule {
  static of(module: Type<unknown>, { connection, reads, writes }: PartSurroundings): DynamicModule {
    const surroundings: DynamicModule = {
      module: SurroundingsModule,
      global: true,
      providers: [
        { provide: getConnectionToken(), useValue: connection },
        { provide: CatalogueReads, useValue: reads },
        { provide: CatalogueWrites, useValue: writes },
      ],
      exports: [getConnectionToken(), CatalogueReads, CatalogueWrites],
    };
    return { module: PartModule, imports: [surroundings, module] };
  }
}
