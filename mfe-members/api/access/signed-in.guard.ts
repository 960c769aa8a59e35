import { Injectable, UnauthorizedException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { MEMBER_HEADER, memberFromHeader } from '@sinima/api/members/part-member';
import type { FastifyRequest } from 'fastify';
import { Types } from 'mongoose';
import { AccountsService } from '../account/accounts.service.ts';
import type { OwnMember } from '../account/own-member.ts';
import { Suspensions } from './suspensions.ts';
import { setCallMember } from './call-member.decorator.ts';

/** Lets signed-in members pass; the core has checked the session, and of a write its token. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(
    private readonly accounts: AccountsService,
    private readonly suspensions: Suspensions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    setCallMember(request, await this.memberOf(request));
    return true;
  }

  /** Return the member of a call. @throws UnauthorizedException for anonymous visitors */
  async memberOf({ headers }: FastifyRequest): Promise<OwnMember> {
    const member = memberFromHeader(headers[MEMBER_HEADER]);
    if (!member) throw new UnauthorizedException('You are not signed in.');
    const account = await this.accounts.byId(new Types.ObjectId(member.id));
    if (account) await this.suspensions.liftIfOver(account);
    return this.accounts.ofCall(member, account);
  }
}
