import { HttpException, HttpStatus, Inject, Injectable } from '@nestjs/common';
import { FORM_HEADER, formToHeader, isFormPage } from '@sinima/api/members/part-form';
import {
  MEMBER_HEADER,
  memberToHeader,
  type PartMember,
  type Suspension,
} from '@sinima/api/members/part-member';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Types } from 'mongoose';
import { TOKEN_HEADER } from '../auth/member-write.guard.js';
import { MemberSessions, type RequestMember } from '../auth/member-sessions.js';
import { MemberWrites, OUTDATED_FORM } from '../auth/member-writes.js';
import { formPageLanguage } from '../auth/page-language.js';
import { VisitorWrites } from '../auth/visitor-writes.js';
import type { MemberRecord } from '../members/member.schema.js';
import { MembersService } from '../members/members.service.js';
import { AUTH_SETTINGS, type AuthSettings } from '../settings/auth-settings.js';
import { tooOften } from '../texts/page.messages.js';
import { textIn } from '../texts/texts.js';
import { roleOf } from './role-of.js';

/** Names the members of calls that parts of the API answer. */
@Injectable()
export class CallMembers {
  constructor(
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly sessions: MemberSessions,
    private readonly writes: MemberWrites,
    private readonly visitors: VisitorWrites,
    private readonly members: MembersService,
  ) {}

  /**
   * Return the headers that name the member of a call; none for anonymous visitors.
   *
   * @throws ForbiddenException for a write that is not the member's own will
   * @throws HttpException (429) where the member, or a visitor’s address, writes too often
   */
  async headersOf(request: FastifyRequest, reply: FastifyReply): Promise<Record<string, string>> {
    if (isFormPage(request.url)) return this.formHeaders(request, reply);
    const found = await this.sessions.memberOf(request);
    if (!found) return this.visitorHeaders(request, reply);
    if (!isRead(request)) await this.writes.check(request, reply, request.headers[TOKEN_HEADER]);
    return this.named(found);
  }

  /**
   * Return the headers of a form page's call. A form that is refused reaches the page as nobody's, which gives it back as it
   * was typed; one of another site does not.
   */
  private async formHeaders(request: FastifyRequest, reply: FastifyReply): Promise<Record<string, string>> {
    if (!isRead(request)) this.writes.assertFromSite(request);
    const found = await this.sessions.memberOf(request);
    if (!found) return this.visitorHeaders(request, reply);
    const token = this.writes.tokens.of(found.sessionId.toHexString());
    try {
      if (!isRead(request)) await this.writes.check(request, reply, sentToken(request));
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const status = error.getStatus();
      const why = refusalIn(textIn(formPageLanguage(request)), error);
      return { [FORM_HEADER]: formToHeader({ token, refused: { status, why } }) };
    }
    return { ...(await this.named(found)), [FORM_HEADER]: formToHeader({ token }) };
  }

  /** Visitors without an account have no name; their address limits how much they write. */
  private visitorHeaders(request: FastifyRequest, reply: FastifyReply): Record<string, string> {
    if (!isRead(request)) {
      this.writes.assertFromSite(request);
      this.visitors.check(request, reply);
    }
    return {};
  }

  private async named({ memberId }: RequestMember): Promise<Record<string, string>> {
    const member = await this.partMember(memberId);
    return member ? { [MEMBER_HEADER]: memberToHeader(member) } : {};
  }

  /** Return a member as parts know it; undefined: there is none any more. */
  async partMember(id: Types.ObjectId): Promise<PartMember | undefined> {
    const member = await this.members.byId(id);
    if (!member) return undefined;
    const { handle, displayName, isPublic } = member;
    const role = roleOf(member, this.settings.moderators);
    const suspension = suspensionOf(member, new Date());
    return { id: id.toHexString(), handle, displayName, isPublic, role, ...(suspension && { suspension }) };
  }
}

/** Return the suspension of a member at a time; undefined: none, or it is over. */
function suspensionOf({ suspension }: MemberRecord, now: Date): Suspension | undefined {
  if (!suspension || (suspension.until && suspension.until <= now)) return undefined;
  return { why: suspension.why, until: suspension.until?.toISOString() ?? null };
}

/** Return why a form is refused, in the language of its page: it is out of date, or its sender writes too often. */
function refusalIn(text: Text, error: HttpException): string {
  if (error.getStatus() === HttpStatus.FORBIDDEN) return text(OUTDATED_FORM);
  return text.language === SOURCE_LANGUAGE ? error.message : text(tooOften);
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Return the token that came with a form; null: none did. */
function sentToken({ body, headers }: FastifyRequest): string | null {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm && body instanceof Buffer ? new URLSearchParams(body.toString()).get('token') : null;
}
