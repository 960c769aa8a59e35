import {
  Controller,
  Get,
  HttpException,
  HttpStatus,
  NotFoundException,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import { sendPlainPage } from '@sinima/api/http/plain-page';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Types } from 'mongoose';
import { AnyCaller, CallerGuard } from '../access/caller.guard.ts';
import type { Caller } from '../authors/authors.service.ts';
import { AnswerNo, CastVote, DecideEdit } from '../review/review.dto.ts';
import { ReviewService } from '../review/review.service.ts';
import { ACTIONS, isAction, reviewPage, type Action } from './review-page.ts';
import { assertSignedIn, assertTaken, checkedBody, errorsOf, formOf } from './sent-form.ts';

/** What a form page says was done. */
class DoneQuery {
  @IsOptional()
  @IsIn(Object.keys(ACTIONS))
  done?: Action;
}

/** Reviewing an edit, by forms for all browsers. */
@ApiExcludeController()
@Controller('me/edits/forms/review/:id')
@UseGuards(CallerGuard)
export class ReviewFormsController {
  constructor(private readonly review: ReviewService) {}

  @Get()
  async show(
    @AnyCaller() caller: Caller | undefined,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Query() { done }: DoneQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    assertSignedIn(caller);
    const edit = await this.review.byId(id);
    const token = formOf(request)?.token ?? '';
    sendPlainPage(reply, HttpStatus.OK, titleOf(edit), reviewPage({ edit, caller, token, done }));
  }

  @Post(':action')
  async act(
    @AnyCaller() caller: Caller | undefined,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
    @Param('action') action: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isAction(action)) throw new NotFoundException(`There is no form "${action}".`);
    assertTaken(request);
    assertSignedIn(caller);
    const reason = fieldOf(request.body as SentForm, `reason-${action}`);
    try {
      await this.do(action, caller, id, reason);
      const page = `/api/me/edits/forms/review/${id.toHexString()}?done=${action}`;
      reply.header('Cache-Control', 'no-store').redirect(page, HttpStatus.SEE_OTHER);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const edit = await this.review.byId(id);
      const why = errorsOf(error)[0]?.message ?? error.message;
      const token = formOf(request)?.token ?? '';
      sendPlainPage(
        reply,
        error.getStatus(),
        titleOf(edit),
        reviewPage({ edit, caller, token, why, reason }),
      );
    }
  }

  private do(action: Action, caller: Caller, id: Types.ObjectId, reason: string): Promise<unknown> {
    switch (action) {
      case 'accept':
      case 'say-no': {
        const vote = checkedBody(CastVote, { accepts: action === 'accept', reason });
        return this.review.vote(caller, id, vote);
      }
      case 'answer':
        return this.review.answer(caller, id, checkedBody(AnswerNo, { text: reason }).text);
      case 'withdraw':
        return this.review.withdraw(caller, id);
      case 'renew':
        return this.review.renew(caller, id);
      case 'thank':
        return this.review.thank(caller, id);
      case 'approve':
      case 'refuse': {
        const decision = checkedBody(DecideEdit, { accepts: action === 'approve', reason });
        return this.review.decide(caller, id, decision);
      }
    }
  }
}

const titleOf = ({ name }: { readonly name: string }): string => `An edit of ${name}`;
