import { ApiParam } from '@nestjs/swagger';

/** Document the parameter `key` of a path. */
export function ApiListKeyParam(): MethodDecorator {
  return ApiParam({
    name: 'key',
    description: 'Key of a list',
    type: String,
    example: '3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77',
  });
}
