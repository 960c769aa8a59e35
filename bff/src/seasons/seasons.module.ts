import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TitlesModule } from '../titles/titles.module.js';
import { episodeSchema, seasonSchema } from './season.schema.js';
import { SeasonsController } from './seasons.controller.js';
import { SeasonsService } from './seasons.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Season', schema: seasonSchema },
      { name: 'Episode', schema: episodeSchema },
    ]),
    TitlesModule,
  ],
  controllers: [SeasonsController],
  providers: [SeasonsService],
})
export class SeasonsModule {}
