import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MemberWrites } from './member-writes.js';

/** Header of the token that goes with each write of a member. */
export const TOKEN_HEADER = 'x-sinima-token';

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

/** Document the token that a write takes. */
export const ApiToken = (): MethodDecorator =>
  ApiHeader({
    name: TOKEN_HEADER,
    required: true,
    description: 'The `token` that `GET /api/me` tells.',
    schema: { type: 'string' },
    example: 'a-sample-token',
  });
