import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { ApiHandleParam } from '../account/handle-param.decorator.ts';
import { MadeByMembers } from '../access/made-by-members.decorator.ts';
import { Activity } from './activity.dto.ts';
import { ActivityService } from './activity.service.ts';

@Controller('members/:handle/activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  /**
   * What a member did in public, the latest first: reviews and public lists
   * @remarks A private profile is a 404, like one that does not exist; so is one of a member who has done nothing here yet.
   */
  @Get()
  @MadeByMembers()
  @Header('Cache-Control', 'no-cache')
  @ApiHandleParam()
  @ApiListResponse(Activity)
  @ApiProblems(404)
  listActivity(@Param('handle') handle: string, @Query() query: PagingQuery): Promise<ListPage<Activity>> {
    return this.activity.of(handle, query);
  }
}
