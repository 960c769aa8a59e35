import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callMemberOf } from './call-member.decorator.ts';
import { assertMayWrite } from './may-publish.ts';

/** Lets a write pass where the account is not suspended. */
@Injectable()
export class WriteGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    assertMayWrite(callMemberOf(context.switchToHttp().getRequest<FastifyRequest>()));
    return true;
  }
}
