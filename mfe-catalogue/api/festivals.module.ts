import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { festivalSchema } from './festival.schema.js';
import { FestivalsController } from './festivals.controller.js';
import { FestivalsService } from './festivals.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Festival', schema: festivalSchema }])],
  controllers: [FestivalsController],
  providers: [FestivalsService],
})
export class FestivalsModule {}
