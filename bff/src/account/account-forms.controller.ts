import { Body, Controller, Get, HttpException, HttpStatus, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { besidePages, pathIn, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Types } from 'mongoose';
import { errorsIn, errorsOfRefusal, type Rules } from '../auth/form-refusal.js';
import { MemberWrites } from '../auth/member-writes.js';
import { formLanguage } from '@sinima/api/http/page-language';
import { NAME_LENGTH } from '../members/display-name.js';
import { HANDLE_LENGTH } from '../members/handle.js';
import { BIO_LENGTH } from '../members/profile.dto.js';
import * as messages from '../texts/account.messages.js';
import * as pageMessages from '../texts/page.messages.js';
import { textIn } from '../texts/texts.js';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import { html, sendPlainPage } from '@sinima/api/http/plain-page';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { AccountPageQuery, DONE } from './account-forms.query.js';
import { accountPage, profileForm } from './account-page.js';
import { AccountService } from './account.service.js';
import type { Me } from './me.dto.js';
import { checkedProfile, typedProfile, type TypedProfile } from './profile-form.js';

const PAGE = '/api/account';

/** The rules of the fields, for languages in which the reason of a refusal is not known. */
const RULES: Rules = {
  handle: [messages.handleRule, HANDLE_LENGTH],
  displayName: [messages.nameRule, { most: NAME_LENGTH }],
  bio: [messages.bioRule, { most: BIO_LENGTH }],
};

const doneAt = (done: keyof typeof DONE, { language }: Text): string =>
  besidePages(language, `${PAGE}?done=${done}`);

/** The outcome of a form: the next page, or the reason to show it again. */
type Outcome = string | readonly ParameterError[];

/**
 * A member's own page, with forms in place of the calls of `/api/me`, for browsers without scripts. No cache keeps it; each
 * write is a POST that ends in 303, and one that is refused gives the form back as it was typed.
 */
@ApiExcludeController()
@Controller('account')
export class AccountFormsController {
  constructor(
    private readonly account: AccountService,
    private readonly writes: MemberWrites,
  ) {}

  @Get()
  async show(
    @Query() { done, language = SOURCE_LANGUAGE }: AccountPageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = textIn(language);
    await this.page(request, reply, { text, status: 200, done: done && text(DONE[done]) });
  }

  @Post('profile')
  async saveProfile(
    @Body() form: SentForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.write(request, reply, form, async (text) => {
      const { profile, errors } = checkedProfile(typedProfile(form));
      if (errors.length > 0) return errorsIn(text, errors, RULES);
      await this.account.update(request, profile);
      return doneAt('profile', text);
    });
  }

  @Post('sessions/end')
  async endSession(
    @Body() form: SentForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.write(request, reply, form, async (text) => {
      const id = fieldOf(form, 'id');
      if (!/^[0-9a-f]{24}$/.test(id)) return [{ parameter: 'id', message: text(messages.noSuchSession) }];
      await this.account.endSession(request, reply, new Types.ObjectId(id));
      return doneAt('session', text);
    });
  }

  @Post('sessions/end-all')
  async endAllSessions(
    @Body() form: SentForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.write(request, reply, form, async (text) => {
      await this.account.endAllSessions(request, reply);
      return pathIn(text.language, '/');
    });
  }

  @Post('delete')
  async remove(
    @Body() form: SentForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.write(request, reply, form, async (text) => {
      const { handle } = await this.account.me(request, reply);
      if (fieldOf(form, 'confirm').trim().toLowerCase() !== handle) {
        return [{ parameter: 'confirm', message: text(messages.notYourHandle, { handle }) }];
      }
      await this.account.remove(request, reply);
      return pathIn(text.language, '/');
    });
  }

  /** Do what a form asks for where it is the member's own will, and go on; else give the form back. */
  private async write(
    request: FastifyRequest,
    reply: FastifyReply,
    form: SentForm,
    act: (text: Text) => Promise<Outcome>,
  ): Promise<void> {
    // A body of another type has no fields.
    const text = textIn(formLanguage(form));
    const typed = form?.['displayName'] === undefined ? undefined : typedProfile(form);
    try {
      await this.writes.check(request, reply, fieldOf(form, 'token'));
      const outcome = await act(text);
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

  /** Send the page; an anonymous visitor is sent to sign in first, or gets back what was typed. */
  private async page(
    request: FastifyRequest,
    reply: FastifyReply,
    { text, status, typed, errors, done }: ShownPage,
  ): Promise<void> {
    try {
      const me = await this.account.me(request, reply);
      const sessions = await this.account.listSessions(request, reply);
      const { token } = me;
      const body = accountPage({
        text,
        me,
        sessions,
        token,
        typed: typed ?? storedProfile(me),
        errors,
        done,
      });
      sendPlainPage(reply, status, text(messages.yourAccount), body, text.language);
    } catch (error) {
      if (!(error instanceof HttpException) || error.getStatus() !== 401) throw error;
      const login = `/api/login?return=${encodeURIComponent(besidePages(text.language, PAGE))}`;
      if (!typed) reply.header('Cache-Control', 'no-store').redirect(login, 303);
      else {
        const note = html`<p>
          ${text(messages.nothingSaved)} <a href="${login}" target="_blank">${text(pageMessages.signIn)}</a>
        </p>`;
        const body = html`${note}${profileForm({ text, typed, token: '' })}`;
        sendPlainPage(reply, 401, text(pageMessages.notSignedIn), body, text.language);
      }
    }
  }
}

interface ShownPage {
  readonly text: Text;
  readonly status: number;
  readonly typed?: TypedProfile;
  readonly errors?: readonly ParameterError[];
  readonly done?: string;
}

const storedProfile = ({ handle, displayName, country, bio, isPublic }: Me): TypedProfile => ({
  handle,
  displayName,
  country: country ?? '',
  bio: bio ?? '',
  isPublic,
});
