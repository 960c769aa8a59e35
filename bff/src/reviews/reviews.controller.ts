import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiSlugOrIdParam } from '@sinima/api/http/id-param.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { Review } from './review.dto.js';
import { ReviewsService } from './reviews.service.js';

@ApiTags('reviews')
@Controller()
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  /**
   * Reviews of all titles, newest first
   * @remarks `isSample` marks sample data.
   */
  @Get('reviews/recent')
  @ApiListResponse(Review)
  listRecentReviews(@Query() query: PagingQuery): Promise<ListPage<Review>> {
    return this.reviews.recent(query);
  }

  /**
   * Reviews of a title, newest first
   * @remarks `isSample` marks sample data.
   */
  @Get('titles/:id/reviews')
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiListResponse(Review)
  @ApiProblems(404)
  listTitleReviews(@Param('id') slugOrId: string, @Query() query: PagingQuery): Promise<ListPage<Review>> {
    return this.reviews.ofTitle(slugOrId, query);
  }
}
