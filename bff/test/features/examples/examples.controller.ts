import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
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
