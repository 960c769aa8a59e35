import { Module } from '@nestjs/common';
import { AwardsModule } from './awards/awards.module.js';
import { CreditsModule } from './credits/credits.module.js';
import { FestivalsModule } from './festivals/festivals.module.js';
import { GenresModule } from './genres/genres.module.js';
import { ListsModule } from './lists/lists.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { PeopleModule } from './people/people.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SearchModule } from './search/search.module.js';
import { SeasonsModule } from './seasons/seasons.module.js';
import { StatsModule } from './stats/stats.module.js';
import { TitlesModule } from './titles/titles.module.js';

/** Everything that the API answers, a module per noun. */
@Module({
  imports: [
    TitlesModule,
    PeopleModule,
    CreditsModule,
    SeasonsModule,
    ReviewsModule,
    SearchModule,
    ListsModule,
    AwardsModule,
    FestivalsModule,
    GenresModule,
    StatsModule,
    OpenApiModule,
  ],
})
export class ApiModule {}
