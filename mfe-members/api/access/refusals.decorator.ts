import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

const MEANINGS = {
  403: 'You may not do this, or the token of the session is missing; `detail` says which, and until when.',
  409: 'The record has changed since you read it, or was decided before; `detail` says which.',
  422: 'The key of the call was used for another call.',
} as const;

/** Document why a call of a member may be refused. */
export function Refusals(...statuses: readonly (keyof typeof MEANINGS)[]): MethodDecorator {
  return applyDecorators(...statuses.map((status) => ApiResponse({ status, description: MEANINGS[status] })));
}
