import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { TitlesModule } from '../titles/titles.module.js';
import { DumpController } from './dump.controller.js';
import { RecordSources } from './record-sources.js';

/** The open catalogue, for anybody to take and to correct. */
@Module({
  imports: [TitlesModule, PeopleModule],
  controllers: [DumpController],
  providers: [{ provide: RecordSources, useFactory: () => new RecordSources() }],
})
export class DumpModule {}
