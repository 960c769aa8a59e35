import {
  BadRequestException,
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
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import { sendPlainPage } from '@sinima/api/http/plain-page';
import { besidePages } from '@sinima/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnyCaller, CallerGuard } from '../access/caller.guard.ts';
import type { Caller } from '../authors/authors.service.ts';
import { EditorsService } from '../editors/editors.service.ts';
import { GiveReason } from '../review/review.dto.ts';
import { RollbackService } from '../editors/rollback.service.ts';
import { refusals } from './form-refusals.ts';
import * as pageMessages from '../shapes/page.messages.ts';
import { OwnDoneQuery } from './own-done.query.ts';
import { OWN_PAGE, ownPage } from './own-page.ts';
import { assertSignedIn, assertTaken, checkedBody, formOf } from './sent-form.ts';
import { pageText, textOfForm } from './texts.ts';

/** The member’s edits and standing, and the tools of editors, by forms for all browsers. */
@ApiExcludeController()
@Controller('me/edits/forms/own')
@UseGuards(CallerGuard)
export class OwnFormsController {
  constructor(
    private readonly editors: EditorsService,
    private readonly rollbacks: RollbackService,
  ) {}

  @Get()
  show(
    @AnyCaller() caller: Caller | undefined,
    @Query() done: OwnDoneQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    assertSignedIn(caller);
    const token = formOf(request)?.token ?? '';
    const text = pageText(done.language);
    const body = ownPage({ text, caller, token, done });
    sendPlainPage(reply, HttpStatus.OK, text(pageMessages.yourEdits), body, text.language);
  }

  @Post(':action')
  async act(
    @AnyCaller() caller: Caller | undefined,
    @Param('action') action: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    assertTaken(request);
    assertSignedIn(caller);
    const sent = request.body as SentForm;
    const text = textOfForm(request);
    try {
      const done = await this.do(action, caller, sent);
      const page = `${OWN_PAGE}?${new URLSearchParams({ done: action, ...done }).toString()}`;
      reply
        .header('Cache-Control', 'no-store')
        .redirect(besidePages(text.language, page), HttpStatus.SEE_OTHER);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const why = refusals.only(error, text);
      const token = formOf(request)?.token ?? '';
      const body = ownPage({ text, caller, token, why, sent });
      sendPlainPage(reply, error.getStatus(), text(pageMessages.yourEdits), body, text.language);
    }
  }

  /** Do what a form asks for. @returns figures of it */
  private async do(action: string, caller: Caller, sent: SentForm): Promise<Record<string, string>> {
    const { reason } = checkedBody(GiveReason, { reason: fieldOf(sent, `reason-${action}`) });
    const handle = fieldOf(sent, `handle-${action}`).trim();
    switch (action) {
      case 'rollback': {
        const author = Number(fieldOf(sent, 'author-rollback'));
        if (!Number.isInteger(author) || author < 1) throw new BadRequestException('That is no number.');
        const figures = await this.rollbacks.rollBack(caller, author, reason);
        return Object.fromEntries(Object.entries(figures).map(([name, count]) => [name, String(count)]));
      }
      case 'appoint':
      case 'dismiss':
        await this.editors.appoint(caller, handle, action === 'appoint', reason);
        return {};
      default:
        throw new NotFoundException(`There is no form "${action}".`);
    }
  }
}
