import { ForbiddenException, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callMemberOf } from './call-member.decorator.ts';

/** Lets moderators pass. */
@Injectable()
export class ModeratorGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (callMemberOf(context.switchToHttp().getRequest<FastifyRequest>()).role === 'moderator') return true;
    throw new ForbiddenException('This is for moderators.');
  }
}
