import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { Member, toMember } from './member.dto.js';
import { MembersService } from './members.service.js';

@ApiTags('members')
@Controller('members')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  /**
   * A member's public profile
   * @remarks A private profile is a 404, like one that does not exist. No cache keeps profiles, so that one that becomes private is private at once.
   */
  @Get(':handle')
  @Header('Cache-Control', 'no-cache')
  @ApiParam({ name: 'handle', description: 'Handle of a member', type: String, example: 'amina' })
  @ApiProblems(404)
  async getMember(@Param('handle') handle: string): Promise<Member> {
    return toMember(await this.members.publicBy(handle));
  }
}
