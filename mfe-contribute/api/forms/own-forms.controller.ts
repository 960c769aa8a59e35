import {
  BadRequestException,
  Controller,
  Get,
  HttpException,
  HttpStatus,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import { sendPlainPage } from '@sinima/api/http/plain-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnyCaller, CallerGuard } from '../access/caller.guard.ts';
import type { Caller } from '../authors/authors.service.ts';
import { EditorsService } from '../editors/editors.service.ts';
import { GiveReason } from '../review/review.dto.ts';
import { RollbackService } from '../editors/rollback.service.ts';
import { ownPage } from './own-page.ts';
import { assertSignedIn, assertTaken, checkedBody, errorsOf, formOf } from './sent-form.ts';

const TITLE = 'Your edits';

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
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    assertSignedIn(caller);
    sendPlainPage(reply, HttpStatus.OK, TITLE, ownPage({ caller, token: formOf(request)?.token ?? '' }));
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
    const token = formOf(request)?.token ?? '';
    try {
      const done = await this.do(action, caller, request.body as SentForm);
      sendPlainPage(reply, HttpStatus.OK, TITLE, ownPage({ caller, token, done }));
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const why = errorsOf(error)[0]?.message ?? error.message;
      sendPlainPage(reply, error.getStatus(), TITLE, ownPage({ caller, token, why }));
    }
  }

  private async do(action: string, caller: Caller, sent: SentForm): Promise<string> {
    const { reason } = checkedBody(GiveReason, { reason: fieldOf(sent, `reason-${action}`) });
    const handle = fieldOf(sent, `handle-${action}`).trim();
    switch (action) {
      case 'rollback': {
        const author = Number(fieldOf(sent, 'author-rollback'));
        if (!Number.isInteger(author) || author < 1) throw new BadRequestException('That is no number.');
        const { reverted, refused, conflicts, remaining } = await this.rollbacks.rollBack(
          caller,
          author,
          reason,
        );
        const rest = remaining === 0 ? '' : ` ${remaining} are left: send the form again.`;
        return `${reverted} edits are taken back, ${refused} refused, ${conflicts} in conflict.${rest}`;
      }
      case 'appoint':
        await this.editors.appoint(caller, handle, true, reason);
        return `${handle} is an editor.`;
      case 'dismiss':
        await this.editors.appoint(caller, handle, false, reason);
        return `${handle} is no editor any more.`;
      default:
        throw new NotFoundException(`There is no form "${action}".`);
    }
  }
}
