import { Body, Controller, Get, Put } from '@nestjs/common';
import { CallMember } from '../access/call-member.decorator.ts';
import type { OwnMember } from '../account/own-member.ts';
import { OwnChange, OwnRead } from '../access/own-calls.decorator.ts';
import { MergeMarks, SavedMarks } from './saved-entry.dto.ts';
import { SavedService } from './saved.service.ts';

/** Watchlist, likes and followed people of the signed-in member. */
@Controller('me/saved')
export class SavedController {
  constructor(private readonly saved: SavedService) {}

  /**
   * All marks, those that were taken away too
   * @remarks The latest change first. A device that merges them knows by `isRemoved` what to take away.
   */
  @Get()
  @OwnRead()
  getSaved(@CallMember() member: OwnMember): Promise<SavedMarks> {
    return this.saved.all(member);
  }

  /**
   * Merges the marks of a device into the account’s
   * @remarks Idempotent, in any order and from any number of devices. Answers all marks; a device that keeps them has them all.
   * A device that has more than 500 marks sends them in several calls.
   */
  @Put()
  @OwnChange()
  mergeSaved(@CallMember() member: OwnMember, @Body() { items }: MergeMarks): Promise<SavedMarks> {
    return this.saved.merge(member, items);
  }
}
