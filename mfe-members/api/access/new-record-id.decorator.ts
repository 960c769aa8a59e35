import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { stableId } from '@sinima/api/database/stable-id';
import type { FastifyRequest } from 'fastify';
import { Types } from 'mongoose';
import { callMemberOf } from './call-member.decorator.ts';
import { KEY_HEADER } from './once.interceptor.ts';

/**
 * Injects the id of the record that a call makes. It is the same each time that the call comes with its idempotency key: where
 * the process ended before the answer, the next try finds the record and makes no second one.
 */
export const NewRecordId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Types.ObjectId => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers[KEY_HEADER];
    if (typeof key !== 'string') return new Types.ObjectId();
    const member = callMemberOf(request).id.toHexString();
    return stableId('record', member, key, request.url, JSON.stringify(request.body ?? null));
  },
);
