import { ApiParam } from '@nestjs/swagger';

/** Document the parameter `id` of a path, which takes a slug as well. */
export function ApiSlugOrIdParam(description: string): MethodDecorator {
  return ApiParam({ name: 'id', description, type: String, schema: { type: 'string' } });
}

/** Document the parameter `id` of a path. */
export function ApiIdParam(description: string): MethodDecorator {
  return ApiParam({
    name: 'id',
    description,
    type: String,
    schema: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
  });
}
