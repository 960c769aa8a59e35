import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import type { Types } from 'mongoose';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnChangeOnce, OwnRead } from '../access/own-calls.decorator.ts';
import { ApiRecordParam } from '../access/record-param.decorator.ts';
import { Decision, MakeAppeal } from './decision.dto.ts';
import { OwnDecisionsService } from './own-decisions.service.ts';

/** What moderators decided about the signed-in member. */
@Controller('me/decisions')
export class OwnDecisionsController {
  constructor(private readonly decisions: OwnDecisionsService) {}

  /**
   * Decisions that concern the member, the latest first
   * @remarks Each with its reason, and with the appeal where there was one.
   */
  @Get()
  @OwnRead()
  @ApiListResponse(Decision)
  listOwnDecisions(
    @CallMember() member: OwnMember,
    @Query() query: PagingQuery,
  ): Promise<ListPage<Decision>> {
    return this.decisions.page(member, query);
  }

  /**
   * Appeals against a decision
   * @remarks Once. A decision that was undone, or appealed before, is a 409.
   */
  @Post(':id/appeal')
  @OwnChangeOnce()
  @ApiRecordParam('Id of a decision')
  @ApiProblems(404)
  appeal(
    @CallMember() member: OwnMember,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Body() { text }: MakeAppeal,
  ): Promise<Decision> {
    return this.decisions.appeal(member, id, text);
  }
}
