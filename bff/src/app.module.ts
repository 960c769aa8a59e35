import { Module, type DynamicModule } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Catalogue } from '@sinima/data/catalogue';
import type { RateLimit } from '@sinima/shared-state/open-shared-state';
import type { Connection } from 'mongoose';
import { AccountFormsController } from './account/account-forms.controller.js';
import { AccountService } from './account/account.service.js';
import { CallMembers } from './account/call-members.js';
import { MembersInParts } from './account/members-in-parts.js';
import { MemberSuspensions } from './account/member-suspensions.js';
import { MeController } from './account/me.controller.js';
import { AuthController } from './auth/auth.controller.js';
import { AuthService } from './auth/auth.service.js';
import { MemberSessions } from './auth/member-sessions.js';
import { MemberWriteGuard } from './auth/member-write.guard.js';
import { MemberWrites, WRITE_LIMIT } from './auth/member-writes.js';
import { VISITOR_LIMIT, VisitorWrites } from './auth/visitor-writes.js';
import { AwardsController } from './awards/awards.controller.js';
import { AwardsService } from './awards/awards.service.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { MODELS } from './catalogue/models.js';
import { CatalogueChanges } from './changes/catalogue-changes.js';
import { ChangesController } from './changes/changes.controller.js';
import { RecordHistory } from './changes/record-history.js';
import { CONTACT_DESK, type ContactDesk } from './contact/contact-desk.js';
import { ContactController } from './contact/contact.controller.js';
import { CreditsController } from './credits/credits.controller.js';
import { CreditsService } from './credits/credits.service.js';
import { DatabaseModule } from './database/database.module.js';
import { CatalogueCopies } from './dump/catalogue-copies.js';
import { DumpController } from './dump/dump.controller.js';
import { RecordSources } from './dump/record-sources.js';
import { RevisionWatch } from './database/revision-watch.js';
import { FacetCounts } from './facets/facet-counts.service.js';
import { FiltersController } from './filters/filters.controller.js';
import { FiltersService } from './filters/filters.service.js';
import { GenresController } from './genres/genres.controller.js';
import { GenresService } from './genres/genres.service.js';
import { HealthController } from './health/health.controller.js';
import { ApiKeys } from './keys/api-keys.js';
import { KeyFormsController } from './keys/key-forms.controller.js';
import { KeysController } from './keys/keys.controller.js';
import { LIMIT_SETTINGS, LimitsController, type LimitSettings } from './limits/limits.controller.js';
import { ListsController } from './lists/lists.controller.js';
import { ListsService } from './lists/lists.service.js';
import { MembersController } from './members/members.controller.js';
import { MembersService } from './members/members.service.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { WholeContract } from './openapi/whole-contract.js';
import { PartStates } from './parts/part-states.js';
import { PeopleController } from './people/people.controller.js';
import { PeopleService } from './people/people.service.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ReviewsService } from './reviews/reviews.service.js';
import { SearchController } from './search/search.controller.js';
import { SearchVocabulary } from './search/search-vocabulary.service.js';
import { SearchedPages } from './search/searched-pages.js';
import { SearchService } from './search/search.service.js';
import { SeasonsController } from './seasons/seasons.controller.js';
import { SeasonsService } from './seasons/seasons.service.js';
import { AUTH_SETTINGS, type AuthSettings } from './settings/auth-settings.js';
import { Spelling } from './spelling/spelling.service.js';
import { StatsController } from './stats/stats.controller.js';
import { StatsService } from './stats/stats.service.js';
import { TitlesController } from './titles/titles.controller.js';
import { TitlesService } from './titles/titles.service.js';
import { TrendingTitles } from './trending/trending-titles.js';

/** What the application stands on. */
export interface AppOptions {
  readonly databaseUri: string;
  /** The seed for an empty database. */
  readonly seed: Catalogue;
  readonly auth: AuthSettings;
  /** How often one member may write. */
  readonly writeLimit: RateLimit;
  readonly contact: ContactDesk;
  /** How often one address may write without an account. */
  readonly visitorLimit: RateLimit;
  /** The state of the teams' parts, for health checks. */
  readonly parts: PartStates;
  readonly limits: LimitSettings;
}

/** The API itself, one folder for each noun. Teams bring parts in their remotes' releases (`parts/`). */
@Module({})
export class AppModule {
  static forRoot({
    databaseUri,
    seed,
    auth,
    writeLimit,
    contact,
    visitorLimit,
    parts,
    limits,
  }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(databaseUri),
        MongooseModule.forFeature(MODELS),
        CatalogueModule.forRoot(seed),
      ],
      // In the order in which the contract has them.
      controllers: [
        AuthController,
        MeController,
        KeysController,
        AccountFormsController,
        KeyFormsController,
        MembersController,
        TitlesController,
        PeopleController,
        CreditsController,
        SeasonsController,
        ReviewsController,
        SearchController,
        ListsController,
        AwardsController,
        GenresController,
        FiltersController,
        StatsController,
        ContactController,
        LimitsController,
        HealthController,
        OpenApiController,
        DumpController,
        ChangesController,
      ],
      providers: [
        { provide: AUTH_SETTINGS, useValue: auth },
        { provide: WRITE_LIMIT, useValue: writeLimit },
        { provide: CONTACT_DESK, useValue: contact },
        { provide: VISITOR_LIMIT, useValue: visitorLimit },
        { provide: PartStates, useValue: parts },
        { provide: RecordSources, useFactory: () => new RecordSources() },
        { provide: LIMIT_SETTINGS, useValue: limits },
        {
          provide: CatalogueChanges,
          inject: [getConnectionToken(), RevisionWatch],
          useFactory: (connection: Connection, watch: RevisionWatch) =>
            new CatalogueChanges({ connection, seed, secret: auth.sessionSecret, watch }),
        },
        RecordHistory,
        CatalogueCopies,
        AccountService,
        ApiKeys,
        AuthService,
        CallMembers,
        MembersInParts,
        MemberSuspensions,
        AwardsService,
        CreditsService,
        FacetCounts,
        FiltersService,
        GenresService,
        ListsService,
        MemberSessions,
        MemberWriteGuard,
        MemberWrites,
        MembersService,
        PeopleService,
        ReviewsService,
        SearchService,
        { provide: SearchedPages, useFactory: () => new SearchedPages() },
        SearchVocabulary,
        SeasonsService,
        Spelling,
        StatsService,
        TitlesService,
        TrendingTitles,
        VisitorWrites,
        WholeContract,
      ],
    };
  }
}
