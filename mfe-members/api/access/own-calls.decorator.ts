/** Shared by the calls of signed-in members; the BFF has checked session and token before. */
import { applyDecorators, Header, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiCookieAuth, ApiHeader } from '@nestjs/swagger';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { ModeratorGuard } from './moderator.guard.ts';
import { OnceInterceptor, KEY_HEADER } from './once.interceptor.ts';
import { Refusals } from './refusals.decorator.ts';
import { SignedInGuard } from './signed-in.guard.ts';
import { WriteGuard } from './write.guard.ts';

const TOKEN_HEADER = 'x-sinima-token';

const ApiToken = (): MethodDecorator =>
  ApiHeader({
    name: TOKEN_HEADER,
    required: true,
    description: 'The `token` that `GET /api/me` tells.',
    schema: { type: 'string' },
    example: 'a-sample-token',
  });

/** A call by which members read what is their own: 401 for anonymous visitors, and no cache keeps it. */
export function OwnRead(): MethodDecorator {
  return applyDecorators(
    UseGuards(SignedInGuard),
    Header('Cache-Control', 'no-store'),
    ApiCookieAuth('session'),
    ApiProblems(401),
  );
}

/** A call by which members change what is their own; those whose account is suspended may as well. */
export function OwnChange(): MethodDecorator {
  return applyDecorators(OwnRead(), ApiToken(), Refusals(403));
}

/** A call by which members write: 403 while their account is suspended. */
export function OwnWrite(): MethodDecorator {
  return applyDecorators(OwnRead(), UseGuards(WriteGuard), ApiToken(), Refusals(403));
}

/** Sent twice with the same key, a call is done once, and answered twice. */
function Once(): MethodDecorator {
  return applyDecorators(
    UseInterceptors(OnceInterceptor),
    ApiHeader({
      name: KEY_HEADER,
      required: false,
      description:
        'Sent again with the same key within a day, the call is not done again, and answered as before.',
      schema: { type: 'string', maxLength: 100 },
      example: '0f8fad5b-d9cb-469f-a165-70867728950e',
    }),
    Refusals(409, 422),
  );
}

/** {@link OwnWrite}, which is done once however often it is sent. */
export function OwnPost(): MethodDecorator {
  return applyDecorators(OwnWrite(), Once());
}

/** {@link OwnChange}, which is done once however often it is sent. */
export function OwnChangeOnce(): MethodDecorator {
  return applyDecorators(OwnChange(), Once());
}

/** A call of moderators: 403 for other members. */
export function ModeratorRead(): MethodDecorator {
  return applyDecorators(OwnRead(), UseGuards(ModeratorGuard), Refusals(403));
}

/** A call by which moderators decide; done once however often it is sent. */
export function ModeratorPost(): MethodDecorator {
  return applyDecorators(ModeratorRead(), ApiToken(), Once());
}
