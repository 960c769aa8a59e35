import { Body, Controller, Get, Header, Param, ParseIntPipe, Post, HttpCode } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { MemberPost } from '../access/calls.decorator.ts';
import { MemberCaller } from '../access/caller.guard.ts';
import { GiveReason, Rollback } from '../review/review.dto.ts';
import { RollbackService } from './rollback.service.ts';
import { Appointment } from '../authors/author.dto.ts';
import type { Caller } from '../authors/authors.service.ts';
import { EditorsService } from './editors.service.ts';

const ApiHandle = (): MethodDecorator =>
  ApiParam({ name: 'handle', description: 'Handle of a member', type: String, example: 'amina' });

@Controller('edits')
export class EditorsController {
  constructor(
    private readonly editors: EditorsService,
    private readonly rollbacks: RollbackService,
  ) {}

  /**
   * Which members were made editors, or ceased to be, the latest first
   * @remarks With the reason that was given. `PART_CONTRIBUTE_EDITORS` names the first editors.
   */
  @Get('editors')
  @Header('Cache-Control', 'no-cache')
  listEditors(): Promise<Appointment[]> {
    return this.editors.log();
  }

  /**
   * Makes a member an editor
   * @remarks For editors. The public log shows it, with its reason.
   */
  @Post('editors/:handle/appointment')
  @HttpCode(200)
  @MemberPost()
  @ApiHandle()
  appoint(
    @MemberCaller() caller: Caller,
    @Param('handle') handle: string,
    @Body() { reason }: GiveReason,
  ): Promise<Appointment[]> {
    return this.editors.appoint(caller, handle, true, reason);
  }

  /**
   * Makes an editor a member again
   * @remarks For editors. The public log shows it, with its reason.
   */
  @Post('editors/:handle/dismissal')
  @HttpCode(200)
  @MemberPost()
  @ApiHandle()
  dismiss(
    @MemberCaller() caller: Caller,
    @Param('handle') handle: string,
    @Body() { reason }: GiveReason,
  ): Promise<Appointment[]> {
    return this.editors.appoint(caller, handle, false, reason);
  }

  /**
   * Undoes all edits of an author, and keeps the author from more
   * @remarks For editors. What the call cannot wait for goes on after it; `remaining` says how many edits that are.
   */
  @Post('authors/:number/rollback')
  @HttpCode(200)
  @MemberPost()
  @ApiParam({
    name: 'number',
    description: 'Number of an author',
    schema: { type: 'integer', minimum: 1 },
    example: 1_730_441,
  })
  rollBack(
    @MemberCaller() caller: Caller,
    @Param('number', ParseIntPipe) number: number,
    @Body() { reason }: GiveReason,
  ): Promise<Rollback> {
    return this.rollbacks.rollBack(caller, number, reason);
  }
}
