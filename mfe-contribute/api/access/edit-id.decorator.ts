import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { stableId } from '@sinima/api/database/stable-id';
import { MEMBER_HEADER } from '@sinima/api/members/part-member';
import type { FastifyRequest } from 'fastify';
import { Types } from 'mongoose';

/** The header of a key that the client makes up, one for each edit. */
export const KEY_HEADER = 'idempotency-key';

const KEY = /^[\x21-\x7e]{1,100}$/;

/** Return the id of an edit that is sent with a key: the same each time that the same edit comes with it. */
export const editIdOf = (sender: string, key: string, edit: unknown): Types.ObjectId =>
  stableId('edit', sender, key, JSON.stringify(edit));

/** Injects the id of the edit that a call makes. */
export const NewEditId = createParamDecorator((_data: unknown, context: ExecutionContext): Types.ObjectId => {
  const { headers, body } = context.switchToHttp().getRequest<FastifyRequest>();
  const key = headers[KEY_HEADER];
  if (key === undefined) return new Types.ObjectId();
  if (typeof key === 'string' && KEY.test(key)) return editIdOf(String(headers[MEMBER_HEADER]), key, body);
  const message = `${KEY_HEADER} must have 1 to 100 letters, digits or signs`;
  throw new BadRequestException([{ parameter: KEY_HEADER, message }]);
});
