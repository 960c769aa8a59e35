import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { Problem } from './problem.dto.js';

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'A parameter is unknown or out of bounds; `errors` names it.',
  401: 'Nobody is signed in.',
  404: 'There is no such record.',
};

/** Documents the error answers of a call: those named, and 500 and 503, which any call can give. */
export function ApiProblems(...statuses: readonly (400 | 401 | 404)[]): ClassDecorator & MethodDecorator {
  const content = { 'application/problem+json': { schema: { $ref: getSchemaPath(Problem) } } };
  return applyDecorators(
    ApiExtraModels(Problem),
    ...statuses.map((status) => ApiResponse({ status, description: MEANINGS[status] ?? '', content })),
    ApiResponse({ status: 500, description: 'Something went wrong on our side.', content }),
    ApiResponse({
      status: 503,
      description: 'The database is away; `Retry-After` says when to ask again.',
      content,
    }),
  );
}
