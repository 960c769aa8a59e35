import {
  HttpStatus,
  Inject,
  Injectable,
  NotFoundException,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import { pathIn, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { isProviderUnavailable, OpenIdClient } from '@sinima/server/open-id-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberRecord } from '../members/member.schema.js';
import { MembersService } from '../members/members.service.js';
import * as messages from '../texts/page.messages.js';
import { AUTH_SETTINGS, type AuthSettings } from '../settings/auth-settings.js';
import { MemberSessions } from './member-sessions.js';
import { pageLanguage, refererLanguage } from './page-language.js';
import { returnPath } from './return-path.js';
import { siteOrigin } from './site-origin.js';
import type { User } from './user.dto.js';

/** Path to which the provider sends visitors back. */
const CALLBACK = '/api/login/callback';

/** A sign-in that came to nothing; the message is one of `page.messages.ts`, for the visitor. */
export class FailedLogin extends Error {
  constructor(
    message: string,
    readonly status = HttpStatus.BAD_REQUEST,
    /** Where it was begun, as far as that is known. */
    readonly returnTo = '/',
  ) {
    super(message);
  }
}

/** Signs visitors in and out. */
@Injectable()
export class AuthService {
  private readonly provider: OpenIdClient | undefined;

  constructor(
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly sessions: MemberSessions,
    private readonly members: MembersService,
  ) {
    this.provider = settings.provider && new OpenIdClient(settings.provider);
  }

  /** Return where to go to sign in. @throws NotFoundException where no provider is set up */
  async login(request: FastifyRequest, reply: FastifyReply, asked: string | undefined): Promise<string> {
    if (!this.provider) {
      throw new NotFoundException(messages.noProvider);
    }
    const returnTo = returnPath(asked);
    const back = `${this.origin(request)}${CALLBACK}`;
    const begun = await this.provider.begin(back, pageLanguage(returnTo)).catch(() => {
      throw new ServiceUnavailableException(messages.providerUnavailable);
    });
    await this.sessions.cookies.begin(request, reply, { ...begun.request, returnTo });
    return begun.address;
  }

  /** End a sign-in with what the provider says, and return where to go next. @throws FailedLogin */
  async callback(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const pending = await this.sessions.cookies.pending(request);
    this.sessions.cookies.endPending(request, reply);
    if (!pending || !this.provider) {
      throw new FailedLogin(messages.begunTooLongAgo);
    }
    const [, search = ''] = request.url.split('?', 2);
    if (new URLSearchParams(search).get('error') === 'access_denied') return pending.returnTo;
    try {
      const profile = await this.provider.finishWithProfile(search, pending);
      const { _id } = await this.members.signedIn({
        issuer: this.settings.provider?.issuer ?? '',
        subject: profile.sub,
        firstName: profile.given_name ?? profile.name,
        email: profile.email,
        emailVerified: profile.email_verified === true,
      });
      await this.sessions.begin(request, reply, _id);
      request.log.info({ member: _id.toHexString() }, 'a member signed in');
    } catch (error) {
      request.log.warn({ err: error }, 'a sign-in failed');
      if (isProviderUnavailable(error))
        throw new FailedLogin(messages.providerUnavailable, HttpStatus.SERVICE_UNAVAILABLE, pending.returnTo);
      throw new FailedLogin(messages.answerNotAccepted, HttpStatus.BAD_REQUEST, pending.returnTo);
    }
    return pending.returnTo;
  }

  /** End the session, here and at the provider, and return where to go next. */
  async logout(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const language = refererLanguage(request);
    const home = pathIn(language ?? SOURCE_LANGUAGE, '/');
    const member = await this.sessions.memberOf(request);
    if (member) await this.sessions.end(member);
    this.sessions.cookies.signOut(request, reply);
    if (!member) return home;
    // A provider leads back to addresses alone that are registered there: to the home page in English, which leads on by the state.
    const state = language === SOURCE_LANGUAGE ? undefined : language;
    return (await this.provider?.signOutAddress(`${this.origin(request)}/`, { language, state })) ?? home;
  }

  /** Return who is signed in. @throws UnauthorizedException when nobody is */
  async user(request: FastifyRequest, reply: FastifyReply): Promise<User> {
    const { firstName, email } = await this.signedIn(request, reply);
    return { firstName: firstName ?? null, email: email ?? null };
  }

  /** Return the record of the signed-in member. @throws UnauthorizedException when nobody is, and takes away the cookie */
  async signedIn(request: FastifyRequest, reply: FastifyReply): Promise<MemberRecord> {
    const asking = await this.sessions.memberOf(request);
    const member = asking && (await this.members.byId(asking.memberId));
    if (member) return member;
    this.sessions.cookies.signOut(request, reply);
    throw new UnauthorizedException('You are not signed in.');
  }

  /** Return the provider's own page for a person's ways to sign in; null where it names none or cannot be reached. */
  async providerPage(): Promise<string | null> {
    return (await this.provider?.accountAddress()) ?? null;
  }

  private origin(request: FastifyRequest): string {
    return siteOrigin(request, this.settings.publicUrl);
  }
}
