import { Controller, Get, Query } from '@nestjs/common';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnRead } from '../access/own-calls.decorator.ts';
import { MemberState } from './member-state.dto.ts';
import { StateQuery } from './state.query.ts';
import { StateService } from './state.service.ts';

@Controller('me/state')
export class StateController {
  constructor(private readonly state: StateService) {}

  /**
   * What a page needs to know of the signed-in member, in one call
   * @remarks Pages are the same for all visitors: call it after a page has loaded, once, with all that the page shows.
   */
  @Get()
  @OwnRead()
  getState(@CallMember() member: OwnMember, @Query() query: StateQuery): Promise<MemberState> {
    return this.state.of(member, query);
  }
}
