import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnChange, OwnRead, OwnWrite } from '../access/own-calls.decorator.ts';
import { ApiTitleParam } from '../titles/title-param.decorator.ts';
import { RatedTitle, SetRating, TitleRating } from './rating.dto.ts';
import { OwnRatingsQuery } from './ratings.query.ts';
import { RatingsService } from './ratings.service.ts';

/** What signed-in members give titles. */
@Controller('me/ratings')
export class RatingsController {
  constructor(private readonly ratings: RatingsService) {}

  /**
   * The own ratings
   * @remarks One page of them, the latest first unless `sort` says otherwise.
   */
  @Get()
  @OwnRead()
  @ApiListResponse(RatedTitle)
  listOwnRatings(
    @CallMember() member: OwnMember,
    @Query() query: OwnRatingsQuery,
  ): Promise<ListPage<RatedTitle>> {
    return this.ratings.page(member, query);
  }

  /**
   * The own rating of a title
   * @remarks A title that is not rated is a 404.
   */
  @Get(':slug')
  @OwnRead()
  @ApiTitleParam()
  @ApiProblems(404)
  getOwnRating(@CallMember() member: OwnMember, @Param('slug') slug: string): Promise<TitleRating> {
    return this.ratings.of(member, slug);
  }

  /**
   * Rates a title, or changes its rating
   * @remarks One vote for each member and title; the title’s average and votes change with it.
   */
  @Put(':slug')
  @OwnWrite()
  @ApiTitleParam()
  @ApiProblems(404)
  putOwnRating(
    @CallMember() member: OwnMember,
    @Param('slug') slug: string,
    @Body() { rating }: SetRating,
  ): Promise<TitleRating> {
    return this.ratings.set(member, slug, rating);
  }

  /**
   * Takes a rating back
   * @remarks Done where there is none, too.
   */
  @Delete(':slug')
  @HttpCode(204)
  @OwnChange()
  @ApiTitleParam()
  @ApiProblems(404)
  deleteOwnRating(@CallMember() member: OwnMember, @Param('slug') slug: string): Promise<void> {
    return this.ratings.remove(member, slug);
  }
}
