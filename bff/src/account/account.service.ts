import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Types } from 'mongoose';
import { AuthService } from '../auth/auth.service.js';
import { MemberSessions, type RequestMember } from '../auth/member-sessions.js';
import { MemberWrites } from '../auth/member-writes.js';
import { ApiKeys } from '../keys/api-keys.js';
import { toMember } from '../members/member.dto.js';
import { MembersService } from '../members/members.service.js';
import type { UpdateProfile } from '../members/profile.dto.js';
import { AUTH_SETTINGS, type AuthSettings } from '../settings/auth-settings.js';
import { CallMembers } from './call-members.js';
import type { Me, Session } from './me.dto.js';
import { MembersInParts } from './members-in-parts.js';
import { roleOf } from './role-of.js';

/** Reads and changes of signed-in members' own data. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly auth: AuthService,
    private readonly sessions: MemberSessions,
    private readonly writes: MemberWrites,
    private readonly members: MembersService,
    private readonly callMembers: CallMembers,
    private readonly inParts: MembersInParts,
    private readonly keys: ApiKeys,
  ) {}

  /** Return the signed-in member, with the token for writes. @throws UnauthorizedException */
  async me(request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    const member = await this.auth.signedIn(request, reply);
    const { sessionId } = await this.of(request);
    return {
      ...toMember(member),
      id: member._id.toHexString(),
      firstName: member.firstName ?? null,
      email: member.email ?? null,
      isPublic: member.isPublic,
      role: roleOf(member, this.settings.moderators),
      token: this.writes.tokens.of(sessionId.toHexString()),
      signInPage: await this.auth.providerPage(),
    };
  }

  /** Change the profile. @throws ConflictException where the handle is taken */
  async update(request: FastifyRequest, profile: UpdateProfile): Promise<void> {
    const { memberId } = await this.of(request);
    await this.members.update(memberId, profile);
    const member = await this.callMembers.partMember(memberId);
    if (member) await this.inParts.tell(member);
  }

  /**
   * Delete the member with all records in parts of the API, and end all sessions. Cut off, it is done again: the member's own
   * record goes last.
   *
   * @throws ServiceUnavailableException where a part has not deleted its records yet
   */
  async remove(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { memberId } = await this.of(request);
    const member = await this.callMembers.partMember(memberId);
    if (member) await this.inParts.erase(member);
    await this.sessions.endAll(memberId);
    this.sessions.cookies.signOut(request, reply);
    await this.keys.revokeAll(memberId);
    // Another tab may have written until its session ended.
    if (member) await this.inParts.erase(member);
    await this.members.remove(memberId);
    request.log.info({ member: memberId.toHexString() }, 'a member was deleted');
  }

  /** Return where the member is signed in, newest first. @throws UnauthorizedException */
  async listSessions(request: FastifyRequest, reply: FastifyReply): Promise<Session[]> {
    const { _id } = await this.auth.signedIn(request, reply);
    const { sessionId } = await this.of(request);
    return (await this.sessions.list(_id)).map((session) => ({
      id: session._id.toHexString(),
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      usedAt: session.usedAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      isCurrent: session._id.equals(sessionId),
    }));
  }

  /** End one session of the member. @throws NotFoundException where there is none, and where it is another's */
  async endSession(request: FastifyRequest, reply: FastifyReply, id: Types.ObjectId): Promise<void> {
    const { memberId, sessionId } = await this.of(request);
    if (!(await this.sessions.end({ memberId, sessionId: id }))) {
      throw new NotFoundException(`You have no session with the id "${id.toHexString()}".`);
    }
    if (id.equals(sessionId)) this.sessions.cookies.signOut(request, reply);
    request.log.info({ member: memberId.toHexString() }, 'a member ended a session');
  }

  /** End all sessions of the member, this one too. */
  async endAllSessions(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { memberId } = await this.of(request);
    await this.sessions.endAll(memberId);
    this.sessions.cookies.signOut(request, reply);
    request.log.info({ member: memberId.toHexString() }, 'a member ended all sessions');
  }

  /** Guards have seen to it that somebody is signed in. */
  private async of(request: FastifyRequest): Promise<RequestMember> {
    return (await this.sessions.memberOf(request))!;
  }
}
