import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiSlugOrIdParam } from '@sinima/api/http/id-param.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import type { LogEntry, LoggedText } from '@sinima/data/changes/log-entry';
import { PeopleService } from '../people/people.service.js';
import { TitlesService } from '../titles/titles.service.js';
import { CatalogueChanges } from './catalogue-changes.js';
import { HistoryEntry } from './change.dto.js';
import { ChangesQuery, RecordQuery } from './changes.query.js';
import { LogConflict, LoggedChange, LogKey } from './log-entry.dto.js';
import { KIND_SEGMENTS, RecordHistory } from './record-history.js';
import { RecordState } from './record.dto.js';

@ApiTags('changes')
@Controller()
export class ChangesController {
  constructor(
    private readonly changes: CatalogueChanges,
    private readonly history: RecordHistory,
    private readonly titles: TitlesService,
    private readonly people: PeopleService,
  ) {}

  /**
   * The log of accepted changes, in its order
   * @remarks Each change names the hash of the one before it and is signed, so that anybody can verify the log. Ask on with `after`, the last `sequence`; an empty list is the end.
   */
  @Get('changes')
  async listChanges(@Query() { after, pageSize }: ChangesQuery): Promise<LoggedChange[]> {
    const entries = await this.changes.log.after(after, pageSize);
    const texts = await this.changes.log.texts(entries);
    return entries.map((entry) => toLoggedChange(entry, texts));
  }

  /**
   * The public key that signs the log
   * @remarks Keep it: a log that another key signs is another site’s.
   */
  @Get('changes/key')
  getChangesKey(): LogKey {
    return { algorithm: 'Ed25519', key: this.changes.key.publicKey };
  }

  /**
   * Accepted changes that are not applied, because the catalogue’s files say something else meanwhile
   * @remarks They stay in the log. Correct the record again, or the files.
   */
  @Get('changes/conflicts')
  async listChangeConflicts(): Promise<LogConflict[]> {
    const { conflicts } = await this.changes.current();
    const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
    return conflicts.map((one) => ({
      ...one,
      conflicts: one.conflicts.map(({ field, before, now }) => ({
        field,
        before: json(before),
        now: json(now),
      })),
    }));
  }

  /**
   * A record as the catalogue’s files have it, with accepted changes
   * @remarks A former slug finds the record too. With `at`, it is as it was after that change.
   */
  @Get('records/:kind/:slug')
  @ApiParam({ name: 'kind', enum: KIND_SEGMENTS, example: 'titles' })
  @ApiParam({ name: 'slug', example: 'lionheart' })
  @ApiProblems(404)
  getRecord(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Query() { at }: RecordQuery,
  ): Promise<RecordState> {
    return this.history.state(kind, slug, at);
  }

  /**
   * The changes of a record, newest first
   * @remarks `fields` are those of this record; a merge, a split or an award changes others too.
   */
  @Get('records/:kind/:slug/history')
  @ApiParam({ name: 'kind', enum: KIND_SEGMENTS, example: 'titles' })
  @ApiParam({ name: 'slug', example: 'lionheart' })
  @ApiListResponse(HistoryEntry)
  @ApiProblems(404)
  listRecordHistory(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Query() query: PagingQuery,
  ): Promise<ListPage<HistoryEntry>> {
    return this.history.page(kind, slug, query);
  }

  /**
   * The changes of a title, newest first
   * @remarks The same as of the record.
   */
  @Get('titles/:id/history')
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiListResponse(HistoryEntry)
  @ApiProblems(404)
  async listTitleHistory(
    @Param('id') slugOrId: string,
    @Query() query: PagingQuery,
  ): Promise<ListPage<HistoryEntry>> {
    return this.history.page('titles', (await this.titles.named(slugOrId)).slug, query);
  }

  /**
   * The changes of a person, newest first
   * @remarks The same as of the record.
   */
  @Get('people/:id/history')
  @ApiSlugOrIdParam('Slug or id of a person')
  @ApiListResponse(HistoryEntry)
  @ApiProblems(404)
  async listPersonHistory(
    @Param('id') slugOrId: string,
    @Query() query: PagingQuery,
  ): Promise<ListPage<HistoryEntry>> {
    return this.history.page('people', (await this.people.named(slugOrId)).slug, query);
  }
}

function toLoggedChange(entry: LogEntry, texts: ReadonlyMap<string, LoggedText>): LoggedChange {
  const hashes = [entry.comment, ...entry.sources.map(({ text }) => text)];
  return {
    ...entry,
    texts: hashes.flatMap((hash) => (hash === undefined ? [] : (texts.get(hash) ?? []))),
  } as LoggedChange;
}
