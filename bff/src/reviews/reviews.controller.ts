import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiSlugOrIdParam } from '../http/id-param.decorator.js';
import type { ListPage } from '../http/list-page.js';
import { ApiListResponse } from '../http/list-response.decorator.js';
import { PagingQuery } from '../http/paging.query.js';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { Review } from './review.dto.js';
import { ReviewsService } from './reviews.service.js';

@ApiTags('reviews')
@Controller()
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  /**
   * Reviews of all titles, newest first
   * @remarks All reviews are sample data.
   */
  @Get('reviews/recent')
  @ApiListResponse(Review)
  listRecentReviews(@Query() query: PagingQuery): Promise<ListPage<Review>> {
    return this.reviews.recent(query);
  }

  /**
   * Reviews of a title, newest first
   * @remarks All reviews are sample data.
   */
  @Get('titles/:id/reviews')
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiListResponse(Review)
  @ApiProblems(404)
  listTitleReviews(@Param('id') slugOrId: string, @Query() query: PagingQuery): Promise<ListPage<Review>> {
    return this.reviews.ofTitle(slugOrId, query);
  }
}
