import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ListResponse } from '../../../src/http/list-response.decorator.js';
import { PagingQuery } from '../../../src/http/paging.query.js';
import { ApiProblems } from '../../../src/http/problem-responses.decorator.js';
import type { ListPage } from '../../../src/http/list-page.js';
import { Example, ExampleDetail } from './example.dto.js';
import { ExamplesService } from './examples.service.js';

@Controller()
export class ExamplesController {
  constructor(private readonly examples: ExamplesService) {}

  @Get()
  @ApiOperation({ operationId: 'listExamples', summary: 'Examples, by name' })
  @ListResponse(Example)
  @ApiProblems(400)
  list(@Query() page: PagingQuery): Promise<ListPage<Example>> {
    return this.examples.list(page);
  }

  @Get('slug/:slug')
  @ApiOperation({ operationId: 'getExample', summary: 'One example, with its title' })
  @ApiParam({ name: 'slug', example: 'first-example' })
  @ApiOkResponse({ type: ExampleDetail })
  @ApiProblems(400, 404)
  bySlug(@Param('slug') slug: string): Promise<ExampleDetail> {
    return this.examples.bySlug(slug);
  }
}
