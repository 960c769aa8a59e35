import { Module, type DynamicModule } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { ApiModule } from './api.module.js';
import type { AuthSettings } from './auth/auth-settings.js';
import { AuthModule } from './auth/auth.module.js';
import { DatabaseModule } from './database/database.module.js';
import type { SeedCatalogue } from './database/seed/seed-catalogue.js';
import { HealthModule } from './health/health.module.js';

/** The API, its health, and the database beneath. */
@Module({ imports: [ApiModule, HealthModule] })
export class AppModule {
  static over(connection: Connection, seed: SeedCatalogue, auth: AuthSettings): DynamicModule {
    return { module: AppModule, imports: [DatabaseModule.over(connection, seed), AuthModule.with(auth)] };
  }
}
