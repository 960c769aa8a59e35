import { ApiParam } from '@nestjs/swagger';

/** Document the parameter `slug` of a path. */
export function ApiTitleParam(): MethodDecorator {
  return ApiParam({
    name: 'slug',
    description: 'Slug of a title',
    type: String,
    example: 'living-in-bondage',
  });
}
