import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';

import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import type { Types } from 'mongoose';
import { NewRecordId } from '../access/new-record-id.decorator.ts';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnChange, OwnPost, OwnRead, OwnWrite } from '../access/own-calls.decorator.ts';
import { ApiRecordParam } from '../access/record-param.decorator.ts';
import { AddDiaryEntry, ChangeDiaryEntry, DiaryEntry } from './diary-entry.dto.ts';
import { DiaryQuery } from './diary.query.ts';
import { DiaryService } from './diary.service.ts';

/** What signed-in members watched, and when; nobody else reads it. */
@Controller('me/diary')
export class DiaryController {
  constructor(private readonly diary: DiaryService) {}

  /**
   * The own diary, the latest viewing first
   * @remarks One page of it; with `title`, the viewings of that title alone.
   */
  @Get()
  @OwnRead()
  @ApiListResponse(DiaryEntry)
  listDiary(@CallMember() member: OwnMember, @Query() query: DiaryQuery): Promise<ListPage<DiaryEntry>> {
    return this.diary.page(member, query);
  }

  /**
   * Notes a viewing
   * @remarks A title may be watched many times: each viewing is an entry of its own.
   */
  @Post()
  @OwnPost()
  @ApiProblems(404)
  addDiaryEntry(
    @CallMember() member: OwnMember,
    @Body() entry: AddDiaryEntry,
    @NewRecordId() id: Types.ObjectId,
  ): Promise<DiaryEntry> {
    return this.diary.add(member, entry, id);
  }

  /**
   * Changes a viewing
   * @remarks What is left out stays; `where` is removed by null. Another member’s viewing is a 404, like one that does not exist.
   */
  @Patch(':id')
  @OwnWrite()
  @ApiRecordParam('Id of a viewing')
  @ApiProblems(404)
  changeDiaryEntry(
    @CallMember() member: OwnMember,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Body() change: ChangeDiaryEntry,
  ): Promise<DiaryEntry> {
    return this.diary.change(member, id, change);
  }

  /**
   * Deletes a viewing
   * @remarks The rating of the title stays. Another member’s viewing is a 404, like one that does not exist.
   */
  @Delete(':id')
  @HttpCode(204)
  @OwnChange()
  @ApiRecordParam('Id of a viewing')
  @ApiProblems(404)
  deleteDiaryEntry(
    @CallMember() member: OwnMember,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
  ): Promise<void> {
    return this.diary.remove(member, id);
  }
}
