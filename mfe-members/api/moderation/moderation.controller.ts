import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import type { Types } from 'mongoose';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { ModeratorPost, ModeratorRead } from '../access/own-calls.decorator.ts';
import { ApiRecordParam } from '../access/record-param.decorator.ts';
import { ModerationCase, Recount } from './case.dto.ts';
import { Decide, Decision, LoggedDecision, UndoDecision } from './decision.dto.ts';
import { ModerationService } from './moderation.service.ts';
import { QueueQuery } from './moderation.query.ts';

@Controller('moderation')
export class ModerationController {
  constructor(private readonly moderation: ModerationService) {}

  /**
   * What moderators are to decide, the oldest first
   * @remarks Open cases: what was reported or held, and appeals.
   */
  @Get('queue')
  @ModeratorRead()
  @ApiListResponse(ModerationCase)
  listQueue(@Query() query: QueueQuery): Promise<ListPage<ModerationCase>> {
    return this.moderation.queue(query);
  }

  /**
   * One case
   * @remarks With its reports, its author and the decisions so far; a decided case, too.
   */
  @Get('cases/:id')
  @ModeratorRead()
  @ApiRecordParam('Id of a case')
  @ApiProblems(404)
  getCase(@Param('id', ObjectIdPipe) id: Types.ObjectId): Promise<ModerationCase> {
    return this.moderation.case(id);
  }

  /**
   * Decides a case
   * @remarks The member whom it concerns is told, with the reason. What is one’s own is a 403, and a decided case a 409.
   */
  @Post('cases/:id/decisions')
  @ModeratorPost()
  @ApiRecordParam('Id of a case')
  @ApiProblems(404)
  decide(
    @CallMember() member: OwnMember,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Body() decision: Decide,
  ): Promise<Decision> {
    return this.moderation.decide(member, id, decision);
  }

  /**
   * Takes a decision back
   * @remarks All is as before it. An appeal against it is granted by that. A decision that was undone is a 409.
   */
  @Post('decisions/:id/undo')
  @ModeratorPost()
  @ApiRecordParam('Id of a decision')
  @ApiProblems(404)
  undoDecision(
    @CallMember() member: OwnMember,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Body() undo: UndoDecision,
  ): Promise<Decision> {
    return this.moderation.undo(member, id, undo);
  }

  /**
   * Upholds a decision against an appeal
   * @remarks Where there is no open appeal, a 409. Whoever decided does not uphold the own decision: that is a 403.
   */
  @Post('decisions/:id/uphold')
  @ModeratorPost()
  @ApiRecordParam('Id of a decision')
  @ApiProblems(404)
  upholdDecision(
    @CallMember() member: OwnMember,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
  ): Promise<Decision> {
    return this.moderation.uphold(member, id);
  }

  /**
   * What moderators decided, the latest first
   * @remarks Open to everybody, without names: neither of members who reported, nor of those whom a decision concerns.
   */
  @Get('log')
  @Header('Cache-Control', 'no-cache')
  @ApiListResponse(LoggedDecision)
  listDecisions(@Query() query: PagingQuery): Promise<ListPage<LoggedDecision>> {
    return this.moderation.log(query);
  }

  /**
   * Counts all ratings anew, and corrects the figures of the catalogue
   * @remarks Figures are kept up to date with each rating; this is for operators who want to be sure.
   */
  @Post('recount')
  @HttpCode(200)
  @ModeratorPost()
  recount(): Promise<Recount> {
    return this.moderation.recount();
  }
}
