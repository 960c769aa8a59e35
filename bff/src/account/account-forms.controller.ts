import { Body, Controller, Get, HttpException, HttpStatus, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Types } from 'mongoose';
import { errorsOfRefusal } from '../auth/form-refusal.js';
import { MemberWrites } from '../auth/member-writes.js';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import { html, sendPlainPage } from '@sinima/api/http/plain-page';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { AccountPageQuery, DONE } from './account-forms.query.js';
import { accountPage, profileForm } from './account-page.js';
import { AccountService } from './account.service.js';
import type { Me } from './me.dto.js';
import { checkedProfile, typedProfile, type TypedProfile } from './profile-form.js';

const PAGE = '/api/account';

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
    @Query() { done }: AccountPageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.page(request, reply, { status: 200, done: done && DONE[done] });
  }

  @Post('profile')
  async saveProfile(
    @Body() form: SentForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.write(request, reply, form, async () => {
      const { profile, errors } = checkedProfile(typedProfile(form));
      if (errors.length > 0) return errors;
      await this.account.update(request, profile);
      return `${PAGE}?done=profile`;
    });
  }

  @Post('sessions/end')
  async endSession(
    @Body() form: SentForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.write(request, reply, form, async () => {
      const id = fieldOf(form, 'id');
      if (!/^[0-9a-f]{24}$/.test(id)) return [{ parameter: 'id', message: 'There is no such session.' }];
      await this.account.endSession(request, reply, new Types.ObjectId(id));
      return `${PAGE}?done=session`;
    });
  }

  @Post('sessions/end-all')
  async endAllSessions(
    @Body() form: SentForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.write(request, reply, form, async () => {
      await this.account.endAllSessions(request, reply);
      return '/';
    });
  }

  @Post('delete')
  async remove(
    @Body() form: SentForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.write(request, reply, form, async () => {
      const { handle } = await this.account.me(request, reply);
      if (fieldOf(form, 'confirm').trim().toLowerCase() !== handle) {
        return [{ parameter: 'confirm', message: `This is not your handle, which is ${handle}.` }];
      }
      await this.account.remove(request, reply);
      return '/';
    });
  }

  /** Do what a form asks for where it is the member's own will, and go on; else give the form back. */
  private async write(
    request: FastifyRequest,
    reply: FastifyReply,
    form: SentForm,
    act: () => Promise<Outcome>,
  ): Promise<void> {
    // A body of another type has no fields.
    const typed = form?.['displayName'] === undefined ? undefined : typedProfile(form);
    try {
      await this.writes.check(request, reply, fieldOf(form, 'token'));
      const outcome = await act();
      if (typeof outcome === 'string') reply.header('Cache-Control', 'no-store').redirect(outcome, 303);
      else await this.page(request, reply, { status: HttpStatus.BAD_REQUEST, typed, errors: outcome });
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      await this.page(request, reply, { status: error.getStatus(), typed, errors: errorsOfRefusal(error) });
    }
  }

  /** Send the page; an anonymous visitor is sent to sign in first, or gets back what was typed. */
  private async page(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, typed, errors, done }: ShownPage,
  ): Promise<void> {
    try {
      const me = await this.account.me(request, reply);
      const sessions = await this.account.listSessions(request, reply);
      const { token } = me;
      const body = accountPage({ me, sessions, token, typed: typed ?? storedProfile(me), errors, done });
      sendPlainPage(reply, status, 'Your account', body);
    } catch (error) {
      if (!(error instanceof HttpException) || error.getStatus() !== 401) throw error;
      const login = `/api/login?return=${encodeURIComponent(PAGE)}`;
      if (!typed) reply.header('Cache-Control', 'no-store').redirect(login, 303);
      else {
        const note = html`<p>
          Nothing was saved. <a href="${login}" target="_blank">Sign in</a> in another tab, come back to this
          one, and save again.
        </p>`;
        sendPlainPage(reply, 401, 'You are not signed in', html`${note}${profileForm({ typed, token: '' })}`);
      }
    }
  }
}

interface ShownPage {
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
