import { applyDecorators, UseInterceptors, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ListPageInterceptor } from './list-page.interceptor.ts';

/** Answer one page of a list, as a JSON array with paging headers, and document it so. */
export function ApiListResponse(item: Type<unknown>): MethodDecorator {
  return applyDecorators(
    UseInterceptors(ListPageInterceptor),
    ApiOkResponse({
      description: 'One page, with the size of the whole list and the neighbouring pages in the headers.',
      type: item,
      isArray: true,
      headers: {
        'X-Total-Count': {
          description: 'How many items the whole list has.',
          required: true,
          schema: { type: 'integer', minimum: 0 },
        },
        'X-Total-Count-Relation': {
          description: '`eq`: the count is exact. `gte`: there are at least as many.',
          required: true,
          schema: { type: 'string', enum: ['eq', 'gte'] },
        },
        Link: {
          description: 'Addresses of the first, previous, next and last page (RFC 8288).',
          required: true,
          schema: { type: 'string' },
        },
      },
    }),
  );
}
