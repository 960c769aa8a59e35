import {
  createParamDecorator,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { MEMBER_HEADER, memberFromHeader } from '@sinima/api/members/part-member';
import type { FastifyRequest } from 'fastify';
import { EditStore } from '../stored/edit-store.ts';
import { AuthorsService, type Caller } from '../authors/authors.service.ts';
import { storedFinding } from '../stored/findings.ts';
import { authorIsSuspended } from '../stored/findings.messages.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** Learns which author calls; the core has checked the session, and of a write its token. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly authors: AuthorsService,
    private readonly store: EditStore,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.learn(context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }

  /** Return the author of a call; undefined: a visitor without an account. */
  async learn(request: FastifyRequest): Promise<Caller | undefined> {
    const member = memberFromHeader(request.headers[MEMBER_HEADER]);
    if (!member) return undefined;
    const caller = await this.authors.ofMember(member);
    // The core tells of a suspension by a call, so that edits are held before the member calls again.
    if (caller.isSuspended) await this.store.holdAllOf(caller.author, storedFinding(authorIsSuspended));
    callers.set(request, caller);
    return caller;
  }
}

/** Injects the author of a call; undefined: a visitor without an account. */
export const AnyCaller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callers.get(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Injects the author of a call. @throws UnauthorizedException for visitors without an account */
export const MemberCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const caller = callers.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (caller) return caller;
  throw new UnauthorizedException('You are not signed in.');
});
