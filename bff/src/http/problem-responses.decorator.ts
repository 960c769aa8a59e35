import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { Problem } from './problem.dto.js';

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'A parameter is unknown or out of bounds; `errors` names it.',
  401: 'You are not signed in.',
  404: 'There is no such record.',
};

const retryAfter = {
  'Retry-After': {
    description: 'When to ask again, in seconds.',
    required: true,
    schema: { type: 'integer' as const, minimum: 1 },
  },
};

/** Document the error answers of a call: those named, and 429, 500 and 503, which any call can give. */
export function ApiProblems(...statuses: readonly (400 | 401 | 404)[]): ClassDecorator & MethodDecorator {
  // Made anew for each status: examples are added to them one by one.
  const content = () => ({ 'application/problem+json': { schema: { $ref: getSchemaPath(Problem) } } });
  return applyDecorators(
    ApiExtraModels(Problem),
    ...statuses.map((status) =>
      ApiResponse({ status, description: MEANINGS[status] ?? '', content: content() }),
    ),
    ApiResponse({
      status: 429,
      description: 'Too many requests came from your address; `Retry-After` says when to ask again.',
      headers: retryAfter,
      content: content(),
    }),
    ApiResponse({ status: 500, description: 'Something went wrong on our side.', content: content() }),
    ApiResponse({
      status: 503,
      description: 'The database is unavailable; `Retry-After` says when to ask again.',
      headers: retryAfter,
      content: content(),
    }),
  );
}
