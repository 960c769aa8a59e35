import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { WholeContract } from './whole-contract.js';

@ApiTags('openapi')
@Controller('openapi.json')
export class OpenApiController {
  constructor(private readonly contract: WholeContract) {}

  /**
   * This description of the API, as OpenAPI 3.1
   * @remarks Of the core, and of the parts that live releases of remotes bring. Types of clients are generated from it.
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
    return this.contract.read();
  }
}
