import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { connectionOptions, unreachable } from './connect.js';
import { DatabaseAvailableGuard } from '@sinima/api/database/database-available.guard';
import { RevisionWatch } from './revision-watch.js';

/** The connection that every model uses, and what is known of the database behind it. */
@Global()
@Module({
  providers: [RevisionWatch, { provide: APP_GUARD, useClass: DatabaseAvailableGuard }],
  exports: [RevisionWatch],
})
export class DatabaseModule {
  /** Connect to the MongoDB at `uri` at once: one that cannot be reached ends the start. */
  static forRoot(uri: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        MongooseModule.forRoot(uri, {
          ...connectionOptions(uri),
          retryAttempts: 0,
          connectionErrorFactory: (error) => unreachable(uri, error),
        }),
      ],
    };
  }
}
