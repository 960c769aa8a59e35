import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnChange, OwnRead, OwnWrite } from '../access/own-calls.decorator.ts';
import { Refusals } from '../access/refusals.decorator.ts';
import { ApiTitleParam } from '../titles/title-param.decorator.ts';
import { OwnReview, ReviewVersion, WriteReview } from './member-review.dto.ts';
import { OwnReviewsService } from './own-reviews.service.ts';

/** The reviews of the signed-in member: one of a title. */
@Controller('me/reviews')
export class OwnReviewsController {
  constructor(private readonly reviews: OwnReviewsService) {}

  /**
   * The own reviews, the latest first, those that are held or removed too
   * @remarks `state` says which of them others may read.
   */
  @Get()
  @OwnRead()
  @ApiListResponse(OwnReview)
  listOwnReviews(@CallMember() member: OwnMember, @Query() query: PagingQuery): Promise<ListPage<OwnReview>> {
    return this.reviews.page(member, query);
  }

  /**
   * The own review of a title
   * @remarks A title that is not reviewed is a 404.
   */
  @Get(':slug')
  @OwnRead()
  @ApiTitleParam()
  @ApiProblems(404)
  getOwnReview(@CallMember() member: OwnMember, @Param('slug') slug: string): Promise<OwnReview> {
    return this.reviews.of(member, slug);
  }

  /**
   * What the own review of a title said, the latest version first
   * @remarks The first is the present one. A title that is not reviewed is a 404.
   */
  @Get(':slug/history')
  @OwnRead()
  @ApiTitleParam()
  @ApiProblems(404)
  getOwnReviewHistory(
    @CallMember() member: OwnMember,
    @Param('slug') slug: string,
  ): Promise<ReviewVersion[]> {
    return this.reviews.history(member, slug);
  }

  /**
   * Writes a review of a title, or changes it
   * @remarks A new account’s first reviews are held for up to a day, those with links until a moderator decides; `state` says so.
   */
  @Put(':slug')
  @OwnWrite()
  @ApiTitleParam()
  @ApiProblems(404)
  @Refusals(409)
  putOwnReview(
    @CallMember() member: OwnMember,
    @Param('slug') slug: string,
    @Body() review: WriteReview,
  ): Promise<OwnReview> {
    return this.reviews.write(member, slug, review);
  }

  /**
   * Deletes the own review of a title, with its history
   * @remarks Its likes are gone, too. A title that is not reviewed is a 404.
   */
  @Delete(':slug')
  @HttpCode(204)
  @OwnChange()
  @ApiTitleParam()
  @ApiProblems(404)
  deleteOwnReview(@CallMember() member: OwnMember, @Param('slug') slug: string): Promise<void> {
    return this.reviews.remove(member, slug);
  }
}
