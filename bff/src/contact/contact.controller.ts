import { Body, Controller, Get, HttpException, HttpStatus, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { pathIn } from '@sinima/contracts/languages';
import type { SentForm } from '@sinima/api/http/plain-form';
import { sendPlainPage } from '@sinima/api/http/plain-page';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formLanguage } from '@sinima/api/http/page-language';
import { MemberWrites } from '../auth/member-writes.js';
import { VisitorWrites } from '../auth/visitor-writes.js';
import * as messages from '../texts/contact.messages.js';
import { textIn } from '../texts/texts.js';
import { CONTACT_DESK, type ContactDesk } from './contact-desk.js';
import { mailOf, messageErrors, typedMessage } from './contact-message.js';
import { contactPage } from './contact-page.js';
import type { Contact } from './contact.dto.js';

/** Messages of visitors to the people who run the site: a form that works without scripts, and needs no account. */
@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(
    @Inject(CONTACT_DESK) private readonly desk: ContactDesk,
    private readonly visitors: VisitorWrites,
    private readonly writes: MemberWrites,
  ) {}

  /**
   * Whether visitors can write to the people who run this site, and where it goes
   * @remarks The form itself is on `/contact`.
   */
  @Get()
  getContact(): Contact {
    return { delivery: this.desk.delivery };
  }

  /** Send a message: 303 to the page that says so; else the form as it was typed, with what is wrong. */
  @Post('messages')
  @ApiExcludeEndpoint()
  async send(
    @Body() form: SentForm | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const typed = typedMessage(form);
    const text = textIn(formLanguage(form));
    const again = (status: number, why: string, errors: readonly ParameterError[] = []): void =>
      sendPlainPage(
        reply,
        status,
        text(messages.contactTitle),
        contactPage(typed, text, why, errors),
        text.language,
      );
    try {
      this.writes.assertFromSite(request);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      again(error.getStatus(), text(messages.fromAnotherSite));
      return;
    }
    if (this.desk.delivery === 'none') {
      again(HttpStatus.SERVICE_UNAVAILABLE, text(messages.nobodyReached));
      return;
    }
    const errors = messageErrors(typed, text);
    if (errors.length > 0) {
      again(HttpStatus.BAD_REQUEST, text(messages.notSentYet), errors);
      return;
    }
    const waitS = this.visitors.waitS(request);
    if (waitS > 0) {
      reply.header('Retry-After', String(waitS));
      again(HttpStatus.TOO_MANY_REQUESTS, text(messages.tooManyMessages, { seconds: waitS }));
      return;
    }
    try {
      await this.desk.deliver(mailOf(typed));
    } catch (error) {
      request.log.error({ err: error }, 'a message of a visitor was not delivered (CONTACT_MAIL, SMTP_URL)');
      again(HttpStatus.SERVICE_UNAVAILABLE, text(messages.mailServerRefused));
      return;
    }
    reply
      .header('Cache-Control', 'no-store')
      .redirect(pathIn(text.language, '/contact?sent=yes'), HttpStatus.SEE_OTHER);
  }
}
