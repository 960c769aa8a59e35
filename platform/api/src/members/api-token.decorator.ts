import { ApiHeader } from '@nestjs/swagger';

/** The header with the token of a session, which each write of a member has. */
export const TOKEN_HEADER = 'x-sinima-token';

/** Document the token that a write takes. */
export const ApiToken = (): MethodDecorator =>
  ApiHeader({
    name: TOKEN_HEADER,
    required: true,
    description: 'The `token` that `GET /api/me` tells.',
    schema: { type: 'string' },
    example: 'a-sample-token',
  });
