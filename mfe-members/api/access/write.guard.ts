import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { refusedByLimit } from '../account/current-limit.ts';
import { callMemberOf } from './call-member.decorator.ts';

/** Lets a write pass where the account is not suspended. */
@Injectable()
export class WriteGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { limit } = callMemberOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (limit?.kind === 'suspended') throw refusedByLimit(limit);
    return true;
  }
}
