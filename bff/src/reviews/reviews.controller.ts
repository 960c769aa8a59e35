import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiSlugOrIdParam } from '../http/id-param.decorator.js';
import type { ListPage } from '../http/list-page.js';
import { ListResponse } from '../http/list-response.decorator.js';
import { PagingQuery } from '../http/paging.query.js';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { Review } from './review.dto.js';
import { ReviewsService } from './reviews.service.js';

@ApiTags('reviews')
@Controller()
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get('reviews/recent')
  @ApiOperation({ operationId: 'listRecentReviews', summary: 'Reviews of all titles, newest first' })
  @ListResponse(Review)
  @ApiProblems(400)
  recent(@Query() query: PagingQuery): Promise<ListPage<Review>> {
    return this.reviews.recent(query);
  }

  @Get('titles/:id/reviews')
  @ApiOperation({ operationId: 'listTitleReviews', summary: 'Reviews of a title, newest first' })
  @ApiSlugOrIdParam('Slug or id of a title')
  @ListResponse(Review)
  @ApiProblems(400, 404)
  ofTitle(@Param('id') slugOrId: string, @Query() query: PagingQuery): Promise<ListPage<Review>> {
    return this.reviews.ofTitle(slugOrId, query);
  }
}
