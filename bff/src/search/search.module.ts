import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { personSchema } from '../people/person.schema.js';
import { titleSchema } from '../titles/title.schema.js';
import { SpellingModule } from '../spelling/spelling.module.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [
    SpellingModule,
    MongooseModule.forFeature([
      { name: 'Title', schema: titleSchema },
      { name: 'Person', schema: personSchema },
    ]),
  ],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
