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
import { PageLanguageQuery } from '@sinima/api/http/page-language';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import { sendPlainPage } from '@sinima/api/http/plain-page';
import { besidePages } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Types } from 'mongoose';
import { AnyCaller, CallerGuard } from '../access/caller.guard.ts';
import type { Caller } from '../authors/authors.service.ts';
import { AnswerNo, CastVote, DecideEdit } from '../review/review.dto.ts';
import { ReviewService } from '../review/review.service.ts';
import { refusals } from './form-refusals.ts';
import * as pageMessages from '../shapes/page.messages.ts';
import { ACTIONS, isAction, reviewPage, type Action } from './review-page.ts';
import { assertSignedIn, assertTaken, checkedBody, formOf } from './sent-form.ts';
import { pageText, textOfForm } from './texts.ts';

/** What a form page says was done. */
class DoneQuery extends PageLanguageQuery {
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
    @Query() { done, language }: DoneQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    assertSignedIn(caller);
    const edit = await this.review.byId(id);
    const token = formOf(request)?.token ?? '';
    const text = pageText(language);
    const body = reviewPage({ text, edit, caller, token, done });
    sendPlainPage(reply, HttpStatus.OK, titleOf(edit, text), body, text.language);
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
    const text = textOfForm(request);
    const reason = fieldOf(request.body as SentForm, `reason-${action}`);
    try {
      await this.do(action, caller, id, reason);
      const page = `/api/me/edits/forms/review/${id.toHexString()}?done=${action}`;
      reply
        .header('Cache-Control', 'no-store')
        .redirect(besidePages(text.language, page), HttpStatus.SEE_OTHER);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const edit = await this.review.byId(id);
      const why = refusals.only(error, text);
      const token = formOf(request)?.token ?? '';
      const body = reviewPage({ text, edit, caller, token, why, reason });
      sendPlainPage(reply, error.getStatus(), titleOf(edit, text), body, text.language);
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

const titleOf = ({ name }: { readonly name: string }, text: Text): string =>
  text(pageMessages.anEditOf, { name });
