import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import document from '@sinima/contracts/openapi.json' with { type: 'json' };

@ApiTags('openapi')
@Controller('openapi.json')
export class OpenApiController {
  /**
   * This description of the API, as OpenAPI 3.1
   * @remarks The same document that types of clients are generated from.
   */
  @Get()
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
  getOpenApi(): object {
    return document;
  }
}
