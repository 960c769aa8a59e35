import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { NewRecordId } from '../access/new-record-id.decorator.ts';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnChange, OwnPost, OwnRead, OwnWrite } from '../access/own-calls.decorator.ts';
import { Refusals } from '../access/refusals.decorator.ts';
import { ApiTitleParam } from '../titles/title-param.decorator.ts';
import { ApiListKeyParam } from './list-key-param.decorator.ts';
import { ListsWithTitleQuery } from './lists.query.ts';
import { ListWithTitle, MemberList, MemberListCard } from './member-list.dto.ts';
import { OwnListsService } from './own-lists.service.ts';
import { ChangeList, MakeList, WriteListItem, WriteListItems } from './write-list.dto.ts';

/** The lists of the signed-in member, and those of others that the member keeps with them. */
@Controller('me/lists')
export class OwnListsController {
  constructor(private readonly lists: OwnListsService) {}

  /**
   * The own lists, those that are shared and invitations, the latest change first
   * @remarks Private and unlisted ones, too; `role` says which is which. Of an invitation only name, owner and visibility are told.
   */
  @Get()
  @OwnRead()
  @ApiListResponse(MemberListCard)
  listOwnLists(
    @CallMember() member: OwnMember,
    @Query() query: PagingQuery,
  ): Promise<ListPage<MemberListCard>> {
    return this.lists.page(member, query);
  }

  /**
   * The names of all lists that the member owns or writes, and which of them have a title
   * @remarks For a choice of lists beside a title: `hasTitle` is about the title in the query.
   */
  @Get('names')
  @OwnRead()
  listOwnListNames(
    @CallMember() member: OwnMember,
    @Query() { title }: ListsWithTitleQuery,
  ): Promise<ListWithTitle[]> {
    return this.lists.names(member, title);
  }

  /**
   * Makes a list
   * @remarks An empty one. A member has 200 lists at most.
   */
  @Post()
  @OwnPost()
  makeList(
    @CallMember() member: OwnMember,
    @Body() list: MakeList,
    @NewRecordId() id: Types.ObjectId,
  ): Promise<MemberList> {
    return this.lists.make(member, list, id);
  }

  /**
   * One of the own or shared lists
   * @remarks With its titles, its authors and, for the owner, who is invited. Until an invitation is accepted, name, owner and visibility alone. Another member’s list is a 404, like one that does not exist.
   */
  @Get(':key')
  @OwnRead()
  @ApiListKeyParam()
  @ApiProblems(404)
  getOwnList(@CallMember() member: OwnMember, @Param('key') key: string): Promise<MemberList> {
    return this.lists.byKey(member, key);
  }

  /**
   * Changes name, description or visibility of a list
   * @remarks By its owner; for its authors a 403. What is left out stays. A new account’s list with links is held until a moderator decides, once others would read it.
   */
  @Patch(':key')
  @OwnWrite()
  @ApiListKeyParam()
  @ApiProblems(404)
  changeList(
    @CallMember() member: OwnMember,
    @Param('key') key: string,
    @Body() change: ChangeList,
  ): Promise<MemberList> {
    return this.lists.change(member, key, change);
  }

  /**
   * Deletes a list
   * @remarks With its likes, by its owner; for its authors a 403. Another member’s list is a 404, like one that does not exist.
   */
  @Delete(':key')
  @HttpCode(204)
  @OwnChange()
  @ApiListKeyParam()
  @ApiProblems(404)
  deleteList(@CallMember() member: OwnMember, @Param('key') key: string): Promise<void> {
    return this.lists.remove(member, key);
  }

  /**
   * Orders a list anew, with all its titles and notes
   * @remarks By its owner and authors. Where the list has changed since `revision`, a 409, and nothing is changed.
   */
  @Put(':key/items')
  @OwnWrite()
  @ApiListKeyParam()
  @ApiProblems(404)
  @Refusals(409)
  orderList(
    @CallMember() member: OwnMember,
    @Param('key') key: string,
    @Body() items: WriteListItems,
  ): Promise<MemberList> {
    return this.lists.order(member, key, items);
  }

  /**
   * Puts a title at the end of a list
   * @remarks By its owner and authors. One that is on it stays in its place, and gets the note.
   */
  @Post(':key/items')
  @OwnPost()
  @ApiListKeyParam()
  @ApiProblems(404)
  addToList(
    @CallMember() member: OwnMember,
    @Param('key') key: string,
    @Body() item: WriteListItem,
  ): Promise<MemberList> {
    return this.lists.add(member, key, item);
  }

  /**
   * Takes a title off a list
   * @remarks By its owner and authors. Done where the title is not on it, too.
   */
  @Delete(':key/items/:slug')
  @HttpCode(204)
  @OwnChange()
  @ApiListKeyParam()
  @ApiTitleParam()
  @ApiProblems(404)
  takeOffList(
    @CallMember() member: OwnMember,
    @Param('key') key: string,
    @Param('slug') slug: string,
  ): Promise<void> {
    return this.lists.takeOff(member, key, slug);
  }
}
