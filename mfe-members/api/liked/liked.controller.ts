import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import type { Types } from 'mongoose';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnChange, OwnRead, OwnWrite } from '../access/own-calls.decorator.ts';
import { ApiRecordParam } from '../access/record-param.decorator.ts';
import { ApiListKeyParam } from '../lists/list-key-param.decorator.ts';
import { MemberListCard } from '../lists/member-list.dto.ts';
import { MemberReview } from '../reviews/member-review.dto.ts';
import { LikeCount } from './like-count.dto.ts';
import { LikedService } from './liked.service.ts';

/** Which reviews and lists the signed-in member likes: each once, and never the own ones. */
@Controller('me/likes')
export class LikedController {
  constructor(private readonly likes: LikedService) {}

  /**
   * Reviews that the member likes, the latest like first
   * @remarks Those that nobody may read any more are left out.
   */
  @Get('reviews')
  @OwnRead()
  @ApiListResponse(MemberReview)
  listLikedReviews(
    @CallMember() member: OwnMember,
    @Query() query: PagingQuery,
  ): Promise<ListPage<MemberReview>> {
    return this.likes.reviews(member, query);
  }

  /**
   * Lists that the member likes, the latest like first
   * @remarks Those that nobody may read any more are left out.
   */
  @Get('lists')
  @OwnRead()
  @ApiListResponse(MemberListCard)
  listLikedLists(
    @CallMember() member: OwnMember,
    @Query() query: PagingQuery,
  ): Promise<ListPage<MemberListCard>> {
    return this.likes.lists(member, query);
  }

  /**
   * Likes a review
   * @remarks Done again, it stays one like. The own review is a 403.
   */
  @Put('reviews/:id')
  @OwnWrite()
  @ApiRecordParam('Id of a review')
  @ApiProblems(404)
  likeReview(
    @CallMember() member: OwnMember,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
  ): Promise<LikeCount> {
    return this.likes.likeReview(member, id);
  }

  /**
   * Likes a review no more
   * @remarks Done where there is no like, too. A review that nobody may read is a 404.
   */
  @Delete('reviews/:id')
  @HttpCode(200)
  @OwnChange()
  @ApiRecordParam('Id of a review')
  @ApiProblems(404)
  unlikeReview(
    @CallMember() member: OwnMember,
    @Param('id', ObjectIdPipe) id: Types.ObjectId,
  ): Promise<LikeCount> {
    return this.likes.unlikeReview(member, id);
  }

  /**
   * Likes a list
   * @remarks Done again, it stays one like. The own list is a 403.
   */
  @Put('lists/:key')
  @OwnWrite()
  @ApiListKeyParam()
  @ApiProblems(404)
  likeList(@CallMember() member: OwnMember, @Param('key') key: string): Promise<LikeCount> {
    return this.likes.likeList(member, key);
  }

  /**
   * Likes a list no more
   * @remarks Done where there is no like, too. A list that nobody may read is a 404.
   */
  @Delete('lists/:key')
  @HttpCode(200)
  @OwnChange()
  @ApiListKeyParam()
  @ApiProblems(404)
  unlikeList(@CallMember() member: OwnMember, @Param('key') key: string): Promise<LikeCount> {
    return this.likes.unlikeList(member, key);
  }
}
