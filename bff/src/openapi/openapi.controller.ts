import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import document from '@sinima/contracts/openapi.json' with { type: 'json' };
import { ApiProblems } from '../http/problem-responses.decorator.js';

@ApiTags('openapi')
@Controller('openapi.json')
export class OpenApiController {
  @Get()
  @ApiOperation({ operationId: 'getOpenApi', summary: 'This description of the API, as OpenAPI 3.1' })
  @ApiOkResponse({
    schema: {
      type: 'object',
      required: ['openapi', 'info', 'paths', 'components'],
      properties: {
        openapi: { type: 'string' },
        info: { type: 'object' },
        paths: { type: 'object' },
        components: { type: 'object' },
      },
    },
  })
  @ApiProblems(400)
  read(): object {
    return document;
  }
}
