import { Inject, Injectable } from '@nestjs/common';
import { MEMBER_HEADER, memberToHeader, type PartMember } from '@sinima/api/members/part-member';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Types } from 'mongoose';
import { TOKEN_HEADER } from '../auth/member-write.guard.js';
import { MemberSessions } from '../auth/member-sessions.js';
import { MemberWrites } from '../auth/member-writes.js';
import { MembersService } from '../members/members.service.js';
import { AUTH_SETTINGS, type AuthSettings } from '../settings/auth-settings.js';
import { roleOf } from './role-of.js';

/** Names the members of calls that parts of the API answer. */
@Injectable()
export class CallMembers {
  constructor(
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly sessions: MemberSessions,
    private readonly writes: MemberWrites,
    private readonly members: MembersService,
  ) {}

  /**
   * Return the headers that name the member of a call; none for anonymous visitors.
   *
   * @throws ForbiddenException for a write that is not the member's own will
   * @throws HttpException (429) where the member writes too often
   */
  async headersOf(request: FastifyRequest, reply: FastifyReply): Promise<Record<string, string>> {
    const found = await this.sessions.memberOf(request);
    if (!found) return {};
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) await this.writes.check(request, reply, request.headers[TOKEN_HEADER]);
    const member = await this.partMember(found.memberId);
    return member ? { [MEMBER_HEADER]: memberToHeader(member) } : {};
  }

  /** Return a member as parts know it; undefined: there is none any more. */
  async partMember(id: Types.ObjectId): Promise<PartMember | undefined> {
    const member = await this.members.byId(id);
    if (!member) return undefined;
    const { handle, displayName, isPublic } = member;
    const role = roleOf(member, this.settings.moderators);
    return { id: id.toHexString(), handle, displayName, isPublic, role };
  }
}
