import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PeopleModule } from '../people/people.module.js';
import { TitlesModule } from '../titles/titles.module.js';
import { creditSchema } from './credit.schema.js';
import { CreditsController } from './credits.controller.js';
import { CreditsService } from './credits.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Credit', schema: creditSchema }]),
    TitlesModule,
    PeopleModule,
  ],
  controllers: [CreditsController],
  providers: [CreditsService],
})
export class CreditsModule {}
