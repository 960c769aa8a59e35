import { Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { CallMember } from '../access/call-member.decorator.ts';
import { OwnChange, OwnWrite } from '../access/own-calls.decorator.ts';
import { Refusals } from '../access/refusals.decorator.ts';
import { ApiHandleParam } from '../account/handle-param.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { ListAuthorsService } from './list-authors.service.ts';
import { ApiListKeyParam } from './list-key-param.decorator.ts';
import { MemberList } from './member-list.dto.ts';

/** Who keeps a list together with its owner. */
@Controller('me/lists/:key/authors')
export class ListAuthorsController {
  constructor(private readonly authors: ListAuthorsService) {}

  /**
   * Invites a member to a list, or accepts an invitation
   * @remarks By the owner an invitation; a private profile is a 404. By the invited member, with the own handle, the acceptance: before it, nobody else learns of the invitation. A list has ten authors beside its owner at most.
   */
  @Put(':handle')
  @OwnWrite()
  @ApiListKeyParam()
  @ApiHandleParam()
  @ApiProblems(404)
  @Refusals(409)
  putListAuthor(
    @CallMember() member: OwnMember,
    @Param('key') key: string,
    @Param('handle') handle: string,
  ): Promise<MemberList> {
    return this.authors.put(member, key, handle);
  }

  /**
   * Takes an author or an invited member off a list
   * @remarks By the owner, or, with the own handle, by the author who leaves or the invited member who declines. What an author wrote on the list stays.
   */
  @Delete(':handle')
  @HttpCode(204)
  @OwnChange()
  @ApiListKeyParam()
  @ApiHandleParam()
  @ApiProblems(404)
  removeListAuthor(
    @CallMember() member: OwnMember,
    @Param('key') key: string,
    @Param('handle') handle: string,
  ): Promise<void> {
    return this.authors.remove(member, key, handle);
  }
}
