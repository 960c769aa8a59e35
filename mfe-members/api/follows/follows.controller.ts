import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnChange, OwnRead, OwnWrite } from '../access/own-calls.decorator.ts';
import { ApiHandleParam } from '../account/handle-param.decorator.ts';
import { MemberRef } from '../account/member-ref.dto.ts';
import { Activity } from '../activity/activity.dto.ts';
import { FollowsService } from './follows.service.ts';

/** Which members the signed-in member follows. People of the catalogue are followed by the mark `follow` of `/api/me/saved`. */
@Controller('me/follows')
export class FollowsController {
  constructor(private readonly follows: FollowsService) {}

  /**
   * Members that the member follows, the latest first
   * @remarks Those whose profile has become private are left out until it is public again.
   */
  @Get()
  @OwnRead()
  @ApiListResponse(MemberRef)
  listFollowed(@CallMember() member: OwnMember, @Query() query: PagingQuery): Promise<ListPage<MemberRef>> {
    return this.follows.page(member, query);
  }

  /**
   * What followed members did in public, the latest first
   * @remarks Reviews and public lists of those whose profile is public.
   */
  @Get('activity')
  @OwnRead()
  @ApiListResponse(Activity)
  listFollowedActivity(
    @CallMember() member: OwnMember,
    @Query() query: PagingQuery,
  ): Promise<ListPage<Activity>> {
    return this.follows.activity(member, query);
  }

  /**
   * Follows a member
   * @remarks A private profile is a 404, like one that does not exist; the own one is a 403.
   */
  @Put(':handle')
  @HttpCode(204)
  @OwnWrite()
  @ApiHandleParam()
  @ApiProblems(404)
  follow(@CallMember() member: OwnMember, @Param('handle') handle: string): Promise<void> {
    return this.follows.follow(member, handle);
  }

  /**
   * Follows a member no more
   * @remarks Done where the member was not followed, too.
   */
  @Delete(':handle')
  @HttpCode(204)
  @OwnChange()
  @ApiHandleParam()
  unfollow(@CallMember() member: OwnMember, @Param('handle') handle: string): Promise<void> {
    return this.follows.unfollow(member, handle);
  }
}
