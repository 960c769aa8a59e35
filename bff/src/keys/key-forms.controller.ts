import { Body, Controller, Get, HttpException, HttpStatus, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { parameterErrors } from '@sinima/api/http/parameter-errors';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import { sendPlainPage } from '@sinima/api/http/plain-page';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { besidePages, languageCodes, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import { plainToInstance } from 'class-transformer';
import { IsIn, IsOptional, validateSync } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Types } from 'mongoose';
import { errorsIn, errorsOfRefusal, type Rules } from '../auth/form-refusal.js';
import { MemberSessions, type RequestMember } from '../auth/member-sessions.js';
import { MemberWrites } from '../auth/member-writes.js';
import { formLanguage } from '@sinima/api/http/page-language';
import * as messages from '../texts/keys.messages.js';
import { textIn } from '../texts/texts.js';
import { ApiKeys } from './api-keys.js';
import { KEY_NAME_LENGTH, MakeApiKey } from './key.dto.js';
import { keysPage } from './keys-page.js';

const PAGE = '/api/account/keys';

/** What the page says was done. */
const DONE = { revoked: messages.keyRevoked } as const;

/** The query of the page of keys. */
export class KeysPageQuery {
  @IsOptional()
  @IsIn(Object.keys(DONE))
  done?: keyof typeof DONE;

  /** Of the page. */
  @IsOptional()
  @IsIn(languageCodes)
  language?: Language;
}

/** The rule of the name, for languages in which the reason of a refusal is not known. */
const RULES: Rules = { name: [messages.keyNameRule, { most: KEY_NAME_LENGTH }] };

interface ShownPage {
  readonly text: Text;
  readonly status: number;
  readonly typed?: string;
  readonly errors?: readonly ParameterError[];
  readonly done?: string;
}

/** The outcome of a form: the next page, or the reason to show it again. */
type Outcome = string | readonly ParameterError[];

/** A member's keys with forms in place of the calls of `/api/me/keys`, for browsers without scripts. No cache keeps the page. */
@ApiExcludeController()
@Controller('account/keys')
export class KeyFormsController {
  constructor(
    private readonly sessions: MemberSessions,
    private readonly writes: MemberWrites,
    private readonly keys: ApiKeys,
  ) {}

  @Get()
  async show(
    @Query() { done, language = SOURCE_LANGUAGE }: KeysPageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = textIn(language);
    await this.page(request, reply, { text, status: 200, done: done && text(DONE[done]) });
  }

  @Post()
  async make(
    @Body() form: SentForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.write(request, reply, form, async ({ memberId, sessionId }, text) => {
      const made = plainToInstance(MakeApiKey, { name: fieldOf(form, 'name') });
      const errors = parameterErrors(validateSync(made));
      if (errors.length > 0) return errorsIn(text, errors, RULES);
      const { key } = await this.keys.make(memberId, made.name);
      await this.sessions.cookies.keepNewKey(request, reply, { key, session: sessionId.toHexString() });
      return besidePages(text.language, PAGE);
    });
  }

  @Post('revoke')
  async revoke(
    @Body() form: SentForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.write(request, reply, form, async ({ memberId }, text) => {
      const id = fieldOf(form, 'id');
      const isRevoked =
        /^[0-9a-f]{24}$/.test(id) && (await this.keys.revoke(memberId, new Types.ObjectId(id)));
      if (!isRevoked) return [{ parameter: 'id', message: text(messages.noSuchKey) }];
      return besidePages(text.language, `${PAGE}?done=revoked`);
    });
  }

  /** Do what a form asks for where it is the member's own will, and go on; else give the form back. */
  private async write(
    request: FastifyRequest,
    reply: FastifyReply,
    form: SentForm,
    act: (member: RequestMember, text: Text) => Promise<Outcome>,
  ): Promise<void> {
    const text = textIn(formLanguage(form));
    const typed = fieldOf(form, 'name');
    try {
      const outcome = await act(await this.writes.check(request, reply, fieldOf(form, 'token')), text);
      if (typeof outcome === 'string') reply.header('Cache-Control', 'no-store').redirect(outcome, 303);
      else await this.page(request, reply, { text, status: HttpStatus.BAD_REQUEST, typed, errors: outcome });
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      await this.page(request, reply, {
        text,
        status: error.getStatus(),
        typed,
        errors: errorsIn(text, errorsOfRefusal(error), RULES),
      });
    }
  }

  /** Send the page; an anonymous visitor is sent to sign in first. */
  private async page(request: FastifyRequest, reply: FastifyReply, shown: ShownPage): Promise<void> {
    const { text, status, typed = '', errors, done } = shown;
    const member = await this.sessions.memberOf(request);
    if (!member) {
      const login = `/api/login?return=${encodeURIComponent(besidePages(text.language, PAGE))}`;
      reply.header('Cache-Control', 'no-store').redirect(login, 303);
      return;
    }
    const session = member.sessionId.toHexString();
    const token = this.writes.tokens.of(session);
    const keys = await this.keys.list(member.memberId);
    const made = await this.sessions.cookies.takeNewKey(request, reply, session);
    const body = keysPage({ text, keys, typed, made, done, errors, token });
    sendPlainPage(reply, status, text(messages.keysTitle), body, text.language);
  }
}
