import { Body, Controller, Param, Post, HttpCode } from '@nestjs/common';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import type { Types } from 'mongoose';
import { ApiEditParam, MemberPost } from '../access/calls.decorator.ts';
import { MemberCaller } from '../access/caller.guard.ts';
import type { Caller } from '../authors/authors.service.ts';
import { Edit } from '../edits/edit.dto.ts';
import { ShownEdits } from '../edits/shown-edits.ts';
import { AnswerNo, CastVote, DecideEdit } from './review.dto.ts';
import { ReviewService } from './review.service.ts';

@Controller('edits/:id')
export class ReviewController {
  constructor(
    private readonly review: ReviewService,
    private readonly shown: ShownEdits,
  ) {}

  /**
   * Accepts an edit, or says “no” to it
   * @remarks For members with standing; one vote each, the last counts. Three accept it, after 48 hours. One “no” stops it: its author
   * has 72 hours to answer.
   */
  @Post('votes')
  @HttpCode(200)
  @MemberPost()
  @ApiEditParam()
  async vote(
    @MemberCaller() caller: Caller,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Body() vote: CastVote,
  ): Promise<Edit> {
    return this.shown.whole(await this.review.vote(caller, id, vote));
  }

  /**
   * Answers a “no” to one’s own edit
   * @remarks It goes to the editors then.
   */
  @Post('answer')
  @HttpCode(200)
  @MemberPost()
  @ApiEditParam()
  async answer(
    @MemberCaller() caller: Caller,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Body() { text }: AnswerNo,
  ): Promise<Edit> {
    return this.shown.whole(await this.review.answer(caller, id, text));
  }

  /**
   * Withdraws one’s own edit
   * @remarks Only before it was decided.
   */
  @Post('withdrawal')
  @HttpCode(200)
  @MemberPost()
  @ApiEditParam()
  async withdraw(
    @MemberCaller() caller: Caller,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
  ): Promise<Edit> {
    return this.shown.whole(await this.review.withdraw(caller, id));
  }

  /**
   * Makes one’s own edit anew from what the record says now
   * @remarks Where it is in conflict, because others changed the record. Review begins again.
   */
  @Post('renewal')
  @HttpCode(200)
  @MemberPost()
  @ApiEditParam()
  async renew(@MemberCaller() caller: Caller, @Param('id', ObjectIdPipe) id: Types.ObjectId): Promise<Edit> {
    return this.shown.whole(await this.review.renew(caller, id));
  }

  /**
   * Decides an edit
   * @remarks For editors, at any time. A refusal needs a reason, and so does what overrules a “no”.
   */
  @Post('decision')
  @HttpCode(200)
  @MemberPost()
  @ApiEditParam()
  async decideEdit(
    @MemberCaller() caller: Caller,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Body() decision: DecideEdit,
  ): Promise<Edit> {
    return this.shown.whole(await this.review.decide(caller, id, decision));
  }

  /**
   * Thanks the author of an accepted edit
   * @remarks Each member once.
   */
  @Post('thanks')
  @HttpCode(200)
  @MemberPost()
  @ApiEditParam()
  async thank(@MemberCaller() caller: Caller, @Param('id', ObjectIdPipe) id: Types.ObjectId): Promise<Edit> {
    return this.shown.whole(await this.review.thank(caller, id));
  }
}
