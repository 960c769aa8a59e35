import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { titleSchema } from './title.schema.js';
import { TitlesController } from './titles.controller.js';
import { TitlesService } from './titles.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Title', schema: titleSchema }])],
  controllers: [TitlesController],
  providers: [TitlesService],
  exports: [TitlesService],
})
export class TitlesModule {}
