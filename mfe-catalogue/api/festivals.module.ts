import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { festivalSchema } from './festival.schema.ts';
import { FestivalsController } from './festivals.controller.ts';
import { FestivalsService } from './festivals.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Festival', schema: festivalSchema }])],
  controllers: [FestivalsController],
  providers: [FestivalsService],
})
export class FestivalsModule {}
