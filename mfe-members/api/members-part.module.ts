import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ModeratorGuard } from './access/moderator.guard.ts';
import { callSchema, OnceInterceptor } from './access/once.interceptor.ts';
import { SignedInGuard } from './access/signed-in.guard.ts';
import { windowSchema, WriteLimits } from './access/write-limits.ts';
import { WriteGuard } from './access/write.guard.ts';
import { accountSchema } from './account/account.schema.ts';
import { AccountsService } from './account/accounts.service.ts';
import { ActivityController } from './activity/activity.controller.ts';
import { ActivityService } from './activity/activity.service.ts';
import { DiaryController } from './diary/diary.controller.ts';
import { viewingSchema } from './diary/diary.schema.ts';
import { DiaryService } from './diary/diary.service.ts';
import { FiguresTeller } from './votes/figures-teller.ts';
import { figuresSchema } from './votes/figures.schema.ts';
import { VoteCounts } from './votes/vote-counts.ts';
import { FormWrites } from './forms/form-writes.ts';
import { PersonFormsController } from './forms/person-forms.controller.ts';
import { SharedFormsController } from './forms/shared-forms.controller.ts';
import { SharedThings } from './forms/shared-things.ts';
import { TitleFormsController } from './forms/title-forms.controller.ts';
import { followSchema } from './follows/follow.schema.ts';
import { FollowsController } from './follows/follows.controller.ts';
import { FollowsService } from './follows/follows.service.ts';
import { likeSchema } from './likes/like.schema.ts';
import { LikedController } from './liked/liked.controller.ts';
import { LikedService } from './liked/liked.service.ts';
import { Likes } from './likes/likes.ts';
import { ListAuthorsController } from './lists/list-authors.controller.ts';
import { ListAuthorsService } from './lists/list-authors.service.ts';
import { ListChanges } from './lists/list-changes.ts';
import { listSchema } from './lists/list.schema.ts';
import { MemberListsController } from './lists/member-lists.controller.ts';
import { MemberListsService } from './lists/member-lists.service.ts';
import { OwnListsController } from './lists/own-lists.controller.ts';
import { OwnListsService } from './lists/own-lists.service.ts';
import { ShownLists } from './lists/shown-lists.ts';
import { caseSchema } from './cases/case.schema.ts';
import { CasesService } from './cases/cases.service.ts';
import { DecisionEffects } from './moderation/decision-effects.ts';
import { decisionSchema } from './moderation/decision.schema.ts';
import { ModerationController } from './moderation/moderation.controller.ts';
import { ModerationService } from './moderation/moderation.service.ts';
import { OwnDecisionsController } from './moderation/own-decisions.controller.ts';
import { OwnDecisionsService } from './moderation/own-decisions.service.ts';
import { ShownCases } from './moderation/shown-cases.ts';
import { ShownDecisions } from './moderation/shown-decisions.ts';
import { Subjects } from './moderation/subjects.ts';
import { Suspensions } from './access/suspensions.ts';
import { SuspensionTeller } from './access/suspension-teller.ts';
import { TextChecks } from './reviews/text-checks.ts';
import { ratingSchema } from './votes/rating.schema.ts';
import { RatingsController } from './ratings/ratings.controller.ts';
import { RatingsService } from './ratings/ratings.service.ts';
import { Votes } from './votes/votes.ts';
import { ExportSections } from './records/export-sections.ts';
import { ExportService } from './records/export.service.ts';
import { ImportService } from './records/import.service.ts';
import { LetterboxdExport } from './records/letterboxd-export.ts';
import { RecordsController } from './records/records.controller.ts';
import { RemovalService } from './records/removal.service.ts';
import { reportSchema } from './reports/report.schema.ts';
import { ReportsController } from './reports/reports.controller.ts';
import { ReportsService } from './reports/reports.service.ts';
import { MemberReviewsController } from './reviews/member-reviews.controller.ts';
import { MemberReviewsService } from './reviews/member-reviews.service.ts';
import { OwnReviewsController } from './reviews/own-reviews.controller.ts';
import { OwnReviewsService } from './reviews/own-reviews.service.ts';
import { reviewSchema } from './reviews/review.schema.ts';
import { ShownReviews } from './reviews/shown-reviews.ts';
import { savedSchema } from './saved/saved.schema.ts';
import { SavedController } from './saved/saved.controller.ts';
import { SavedService } from './saved/saved.service.ts';
import { StateController } from './state/state.controller.ts';
import { StateService } from './state/state.service.ts';
import { TitlesService } from './titles/titles.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Account', schema: accountSchema },
      { name: 'Call', schema: callSchema },
      { name: 'Case', schema: caseSchema },
      { name: 'Decision', schema: decisionSchema },
      { name: 'Figures', schema: figuresSchema },
      { name: 'Follow', schema: followSchema },
      { name: 'Like', schema: likeSchema },
      { name: 'List', schema: listSchema },
      { name: 'Rating', schema: ratingSchema },
      { name: 'Report', schema: reportSchema },
      { name: 'Review', schema: reviewSchema },
      { name: 'Saved', schema: savedSchema },
      { name: 'Viewing', schema: viewingSchema },
      { name: 'Window', schema: windowSchema },
    ]),
  ],
  controllers: [
    ActivityController,
    DiaryController,
    FollowsController,
    LikedController,
    ListAuthorsController,
    MemberListsController,
    MemberReviewsController,
    ModerationController,
    OwnDecisionsController,
    OwnListsController,
    OwnReviewsController,
    PersonFormsController,
    RatingsController,
    RecordsController,
    ReportsController,
    SavedController,
    SharedFormsController,
    StateController,
    TitleFormsController,
  ],
  providers: [
    AccountsService,
    ActivityService,
    CasesService,
    DecisionEffects,
    DiaryService,
    ExportSections,
    ExportService,
    FiguresTeller,
    FollowsService,
    FormWrites,
    ImportService,
    LetterboxdExport,
    Likes,
    LikedService,
    ListAuthorsService,
    ListChanges,
    MemberListsService,
    MemberReviewsService,
    ModerationService,
    ModeratorGuard,
    OnceInterceptor,
    OwnDecisionsService,
    OwnListsService,
    OwnReviewsService,
    RatingsService,
    RemovalService,
    ReportsService,
    SavedService,
    SharedThings,
    ShownCases,
    ShownDecisions,
    ShownLists,
    ShownReviews,
    SignedInGuard,
    StateService,
    Subjects,
    Suspensions,
    SuspensionTeller,
    TextChecks,
    TitlesService,
    VoteCounts,
    Votes,
    WriteGuard,
    WriteLimits,
  ],
})
export class MembersPartModule {}
