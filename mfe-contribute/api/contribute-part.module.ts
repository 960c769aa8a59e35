import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CallerGuard } from './access/caller.guard.ts';
import { appointmentSchema, authorNameSchema, authorSchema } from './authors/author.schema.ts';
import { AuthorsService } from './authors/authors.service.ts';
import { EditorsController } from './editors/editors.controller.ts';
import { EditorsService } from './editors/editors.service.ts';
import { EditStore } from './stored/edit-store.ts';
import { editSchema } from './stored/edit.schema.ts';
import { EditsController } from './review/edits.controller.ts';
import { EditsService } from './edits/edits.service.ts';
import { RecordNames } from './edits/record-names.ts';
import { ShownEdits } from './edits/shown-edits.ts';
import { OwnFormsController } from './forms/own-forms.controller.ts';
import { ProposalFormsController } from './forms/proposal-forms.controller.ts';
import { ReviewFormsController } from './forms/review-forms.controller.ts';
import { OwnEditsController } from './own/own-edits.controller.ts';
import { Acceptance } from './review/acceptance.ts';
import { ProposalsService } from './review/proposals.service.ts';
import { ReviewController } from './review/review.controller.ts';
import { ReviewService } from './review/review.service.ts';
import { RollbackService } from './editors/rollback.service.ts';
import { REVIEW_RULES, reviewRules } from './settings/review-rules.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Appointment', schema: appointmentSchema },
      { name: 'Author', schema: authorSchema },
      { name: 'AuthorName', schema: authorNameSchema },
      { name: 'Edit', schema: editSchema },
    ]),
  ],
  // Addresses with words stand before those with parameters.
  controllers: [
    EditorsController,
    OwnEditsController,
    EditsController,
    ReviewController,
    OwnFormsController,
    ReviewFormsController,
    ProposalFormsController,
  ],
  providers: [
    { provide: REVIEW_RULES, useFactory: () => reviewRules(process.env) },
    Acceptance,
    AuthorsService,
    CallerGuard,
    EditorsService,
    EditStore,
    EditsService,
    ProposalsService,
    RecordNames,
    ReviewService,
    RollbackService,
    ShownEdits,
  ],
})
export class ContributePartModule {}
