import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PeopleModule } from '../people/people.module.js';
import { TitlesModule } from '../titles/titles.module.js';
import { listSchema } from './list.schema.js';
import { ListsController } from './lists.controller.js';
import { ListsService } from './lists.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'List', schema: listSchema }]), TitlesModule, PeopleModule],
  controllers: [ListsController],
  providers: [ListsService],
})
export class ListsModule {}
