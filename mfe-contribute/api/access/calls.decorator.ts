/** What calls have in common, and what the contract says of it. */
import { applyDecorators, Header, UseGuards } from '@nestjs/common';
import {
  ApiCookieAuth,
  ApiExtension,
  ApiHeader,
  ApiParam,
  ApiResponse,
  type ApiParamOptions,
} from '@nestjs/swagger';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { CallerGuard } from './caller.guard.ts';
import { KEY_HEADER } from './edit-id.decorator.ts';

const REFUSED = 'You may not do this, or the token of the session is missing; `detail` says which.';
const DECIDED = 'The edit or its record is another one than the call takes for granted; `detail` says which.';

const Token = (required: boolean): MethodDecorator =>
  ApiHeader({
    name: 'x-sinima-token',
    required,
    description: 'The `token` that `GET /api/me` tells.',
    schema: { type: 'string' },
    example: 'a-sample-token',
  });

/** A call that members and visitors without an account make. */
export function AnybodyPost(): MethodDecorator {
  return applyDecorators(
    UseGuards(CallerGuard),
    Token(false),
    ApiHeader({
      name: KEY_HEADER,
      required: false,
      description: 'The same edit sent again with the same key is the same edit.',
      schema: { type: 'string', maxLength: 100 },
      example: '0f8fad5b-d9cb-469f-a165-70867728950e',
    }),
    ApiResponse({ status: 403, description: REFUSED }),
    ApiResponse({ status: 409, description: DECIDED }),
  );
}

/** A call by which members read what is their own; no cache keeps it. */
export function OwnRead(): MethodDecorator {
  return applyDecorators(
    UseGuards(CallerGuard),
    Header('Cache-Control', 'no-store'),
    ApiCookieAuth('session'),
    ApiProblems(401),
  );
}

/** A call by which members write; sent twice, it changes nothing more. Its status stands beside it: the contract reads it there. */
export function MemberPost(): MethodDecorator {
  return applyDecorators(
    OwnRead(),
    Token(true),
    ApiProblems(404),
    ApiResponse({ status: 403, description: REFUSED }),
    ApiResponse({ status: 409, description: DECIDED }),
  );
}

/** Document the parameter `id` of an edit. */
export function ApiEditParam(): MethodDecorator {
  return applyDecorators(
    ApiParam({
      name: 'id',
      description: 'Id of an edit',
      type: String,
      pattern: '^[0-9a-fA-F]{24}$',
      example: '5f1d7f3a9b2c4d5e6f708192',
    } as ApiParamOptions),
    // What it reads is made by people, and releases bring none.
    ApiExtension('x-example-may-be-missing', true),
  );
}
