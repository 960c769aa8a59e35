import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, type OpenAPIObject } from '@nestjs/swagger';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { ApiDocument } from './api-document.js';

@ApiTags('openapi')
@Controller('openapi.json')
export class OpenApiController {
  constructor(private readonly document: ApiDocument) {}

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
  read(): OpenAPIObject {
    return this.document.value;
  }
}
