import {
  ForbiddenException,
  HttpException,
  HttpStatus,
  Inject,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import type { RateLimit } from '@sinima/shared-state/open-shared-state';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { outdatedForm } from '../texts/page.messages.js';
import { AUTH_SETTINGS, type AuthSettings } from '../settings/auth-settings.js';
import { MemberSessions, type RequestMember } from './member-sessions.js';
import { MemberTokens } from './member-token.js';
import { siteOrigin } from './site-origin.js';

/** The message of a refused form to its sender. */
export const OUTDATED_FORM = outdatedForm;

/** Where the limit of one member's writes is injected. */
export const WRITE_LIMIT = Symbol('limit of writes');

/** Checks that a write is the signed-in member's own will. */
@Injectable()
export class MemberWrites {
  readonly tokens: MemberTokens;

  constructor(
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    @Inject(WRITE_LIMIT) private readonly limit: RateLimit,
    private readonly sessions: MemberSessions,
  ) {
    this.tokens = new MemberTokens(settings.sessionSecret);
  }

  /**
   * Return the member whose write this is.
   *
   * @param token what came with it, as a header or a field
   * @throws UnauthorizedException for an anonymous visitor
   * @throws ForbiddenException where it comes from another site, or not with the token of the session
   * @throws HttpException (429) where the member writes too often
   */
  async check(request: FastifyRequest, reply: FastifyReply, token: unknown): Promise<RequestMember> {
    this.assertFromSite(request);
    const member = await this.sessions.memberOf(request);
    if (!member) throw new UnauthorizedException('You are not signed in.');
    if (!this.tokens.fits(member.sessionId.toHexString(), token)) {
      throw new ForbiddenException('The token of this call is missing or out of date: GET /api/me tells it.');
    }
    const waitMs = this.limit.waitMs(member.memberId.toHexString(), performance.now());
    if (waitMs === 0) return member;
    reply.header('Retry-After', String(Math.ceil(waitMs / 1000)));
    throw new HttpException(
      'You change too much at once. Please wait a little.',
      HttpStatus.TOO_MANY_REQUESTS,
    );
  }

  /** Refuse what another site's page sent. @throws ForbiddenException */
  assertFromSite(request: FastifyRequest): void {
    if (isFromOrigin(request, siteOrigin(request, this.settings.publicUrl))) return;
    throw new ForbiddenException('This call came from another site.');
  }
}

/** Return whether a browser says that one of our own pages sent this, as far as it says anything. */
function isFromOrigin({ headers }: FastifyRequest, origin: string): boolean {
  const { origin: sender, 'sec-fetch-site': site } = headers;
  return (sender === undefined || sender === origin) && (site === undefined || site === 'same-origin');
}
