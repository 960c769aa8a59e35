import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { TOKEN_HEADER } from '@sinima/api/members/api-token.decorator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MemberWrites } from './member-writes.js';

/** Lets a write pass that is the signed-in member's own: from this site, with the token of the session. */
@Injectable()
export class MemberWriteGuard implements CanActivate {
  constructor(private readonly writes: MemberWrites) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    await this.writes.check(request, http.getResponse<FastifyReply>(), request.headers[TOKEN_HEADER]);
    return true;
  }
}
