import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PeopleModule } from '../people/people.module.js';
import { TitlesModule } from '../titles/titles.module.js';
import { AwardsController } from './awards.controller.js';
import { awardsBodySchema } from './awards.schema.js';
import { AwardsService } from './awards.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'AwardsBody', schema: awardsBodySchema }]),
    TitlesModule,
    PeopleModule,
  ],
  controllers: [AwardsController],
  providers: [AwardsService],
})
export class AwardsModule {}
