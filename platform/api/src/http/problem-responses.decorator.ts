import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

const MEANINGS = {
  401: 'You are not signed in.',
  403: 'The call came from another site, or without the token of the session.',
  404: 'There is no such record.',
  409: 'Another record has this already; `errors` names the field.',
} as const;

/** Document the errors of a call beside those that any call can answer with (`bff/openapi/with-problems.ts`). */
export function ApiProblems(...statuses: readonly (keyof typeof MEANINGS)[]): MethodDecorator {
  return applyDecorators(...statuses.map((status) => ApiResponse({ status, description: MEANINGS[status] })));
}
