import { ApiParam } from '@nestjs/swagger';

/** Documents the parameter `id` of a path. */
export function ApiIdParam(description: string): MethodDecorator {
  return ApiParam({
    name: 'id',
    description,
    type: String,
    schema: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
  });
}
