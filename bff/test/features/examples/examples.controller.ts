import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiListResponse } from '../../../src/http/list-response.decorator.js';
import { PagingQuery } from '../../../src/http/paging.query.js';
import { ApiProblems } from '../../../src/http/problem-responses.decorator.js';
import type { ListPage } from '../../../src/http/list-page.js';
import { Example, ExampleDetail } from './example.dto.js';
import { ExamplesService } from './examples.service.js';

@Controller()
export class ExamplesController {
  constructor(private readonly examples: ExamplesService) {}

  /** Examples, by name */
  @Get()
  @ApiListResponse(Example)
  listExamples(@Query() page: PagingQuery): Promise<ListPage<Example>> {
    return this.examples.list(page);
  }

  /** One example, with its title */
  @Get('slug/:slug')
  @ApiParam({ name: 'slug', example: 'first-example' })
  @ApiProblems(404)
  getExample(@Param('slug') slug: string): Promise<ExampleDetail> {
    return this.examples.bySlug(slug);
  }
}
