import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import type { Types } from 'mongoose';
import { ApiRecordParam } from '../access/record-param.decorator.ts';
import { MadeByMembers } from '../access/made-by-members.decorator.ts';
import { MemberReview } from './member-review.dto.ts';
import { MemberReviewsService } from './member-reviews.service.ts';
import { MemberReviewsQuery } from './reviews.query.ts';

/** Members’ reviews, as everybody reads them. */
@Controller('member-reviews')
export class MemberReviewsController {
  constructor(private readonly reviews: MemberReviewsService) {}

  /**
   * Reviews that members wrote
   * @remarks Of one title, of one member, or the latest of all; those that are held or removed are left out.
   */
  @Get()
  @Header('Cache-Control', 'no-cache')
  @ApiListResponse(MemberReview)
  listMemberReviews(@Query() query: MemberReviewsQuery): Promise<ListPage<MemberReview>> {
    return this.reviews.page(query);
  }

  /**
   * One review that a member wrote
   * @remarks One that is held or removed is a 404, like one that does not exist.
   */
  @Get(':id')
  @MadeByMembers()
  @Header('Cache-Control', 'no-cache')
  @ApiRecordParam('Id of a review')
  @ApiProblems(404)
  getMemberReview(@Param('id', ObjectIdPipe) id: Types.ObjectId): Promise<MemberReview> {
    return this.reviews.byId(id);
  }
}
