import { ApiParam } from '@nestjs/swagger';

/** Document the parameter `handle` of a path. */
export function ApiHandleParam(): MethodDecorator {
  return ApiParam({ name: 'handle', description: 'Handle of a member', type: String, example: 'amina' });
}
