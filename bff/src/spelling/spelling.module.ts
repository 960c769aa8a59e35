import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Spelling } from './spelling.service.js';
import { wordSchema } from './word.schema.js';

/** The words of the catalogue's names. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Word', schema: wordSchema }])],
  providers: [Spelling],
  exports: [Spelling],
})
export class SpellingModule {}
