import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { MadeByMembers } from '../access/made-by-members.decorator.ts';
import { ApiListKeyParam } from './list-key-param.decorator.ts';
import { MemberListsQuery } from './lists.query.ts';
import { MemberList, MemberListCard } from './member-list.dto.ts';
import { MemberListsService } from './member-lists.service.ts';

/** Members’ lists, as everybody reads them. */
@Controller('member-lists')
export class MemberListsController {
  constructor(private readonly lists: MemberListsService) {}

  /**
   * Public lists of members
   * @remarks Of all members or of one; of a member without a public profile, none.
   */
  @Get()
  @Header('Cache-Control', 'no-cache')
  @ApiListResponse(MemberListCard)
  listMemberLists(@Query() query: MemberListsQuery): Promise<ListPage<MemberListCard>> {
    return this.lists.page(query);
  }

  /**
   * One list of a member
   * @remarks Public and unlisted ones; a private one is a 404, like one that does not exist. No cache keeps lists, so that one that becomes private is private at once.
   */
  @Get(':key')
  @MadeByMembers()
  @Header('Cache-Control', 'no-store')
  @ApiListKeyParam()
  @ApiProblems(404)
  getMemberList(@Param('key') key: string): Promise<MemberList> {
    return this.lists.byKey(key);
  }
}
