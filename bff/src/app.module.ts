import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.js';
import { AwardsModule } from './awards/awards.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { CreditsModule } from './credits/credits.module.js';
import { DatabaseModule } from './database/database.module.js';
import type { Catalogue } from '@sinima/data/catalogue';
import { DumpModule } from './dump/dump.module.js';
import type { FeatureStates } from './extension/feature-states.js';
import { FacetsModule } from './facets/facets.module.js';
import { FiltersModule } from './filters/filters.module.js';
import { GenresModule } from './genres/genres.module.js';
import { HealthModule } from './health/health.module.js';
import { ListsModule } from './lists/lists.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { PeopleModule } from './people/people.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SearchModule } from './search/search.module.js';
import { SeasonsModule } from './seasons/seasons.module.js';
import type { AuthSettings } from './settings/auth-settings.js';
import { StatsModule } from './stats/stats.module.js';
import { TitlesModule } from './titles/titles.module.js';

/** What the application stands on. */
export interface AppOptions {
  readonly databaseUri: string;
  /** What an empty database is filled with. */
  readonly seed: Catalogue;
  readonly auth: AuthSettings;
  /** What health checks tell of the features of teams. */
  readonly features: FeatureStates;
}

/** All modules of the BFF. */
@Module({})
export class AppModule {
  static forRoot({ databaseUri, seed, auth, features }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(databaseUri),
        AuthModule.forRoot(auth),
        FacetsModule,
        TitlesModule,
        PeopleModule,
        CreditsModule,
        SeasonsModule,
        ReviewsModule,
        SearchModule,
        ListsModule,
        AwardsModule,
        GenresModule,
        FiltersModule,
        StatsModule,
        HealthModule.forRoot(features),
        OpenApiModule,
        DumpModule,
        CatalogueModule.forRoot(seed),
      ],
    };
  }
}
