import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { OwnMember } from '../account/own-member.ts';

const members = new WeakMap<FastifyRequest, OwnMember>();

/** Keep the member of a call for its controller. */
export function setCallMember(request: FastifyRequest, member: OwnMember): void {
  members.set(request, member);
}

/** Return the member of a call. @throws Error where `SignedInGuard` does not guard it */
export function callMemberOf(request: FastifyRequest): OwnMember {
  const member = members.get(request);
  if (member) return member;
  throw new Error(`${request.url} asks for its member, and SignedInGuard does not guard it.`);
}

/** Injects the member of a call. */
export const CallMember = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callMemberOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
