import { ApiParam } from '@nestjs/swagger';

/** Document the parameter `id` of a path, which takes a slug as well. */
export function ApiSlugOrIdParam(description: string): MethodDecorator {
  return ApiParam({ name: 'id', description, type: String, schema: { type: 'string' } });
}

/** Document the parameter `id` of a path, with an example where no call of it is recorded. */
export function ApiIdParam(description: string, example?: string): MethodDecorator {
  return ApiParam({
    name: 'id',
    description,
    type: String,
    schema: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{24}$',
      ...(example !== undefined && { example }),
    },
  });
}
