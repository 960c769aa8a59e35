import { ApiParam, type ApiParamOptions } from '@nestjs/swagger';

/** Document the parameter `id` of a path. */
export function ApiRecordParam(description: string): MethodDecorator {
  return ApiParam({
    name: 'id',
    description,
    type: String,
    pattern: '^[0-9a-fA-F]{24}$',
    example: '5f1d7f3a9b2c4d5e6f708192',
  } as ApiParamOptions);
}
