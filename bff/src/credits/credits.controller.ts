import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiSlugOrIdParam } from '@sinima/api/http/id-param.decorator';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { Credit, PersonCredit } from './credit.dto.js';
import { CreditsService } from './credits.service.js';

@ApiTags('credits')
@Controller()
export class CreditsController {
  constructor(private readonly credits: CreditsService) {}

  /**
   * Cast and crew of a title, by billing order
   * @remarks The whole list in one answer. Cast comes first.
   */
  @Get('titles/:id/credits')
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiProblems(404)
  listTitleCredits(@Param('id') slugOrId: string): Promise<Credit[]> {
    return this.credits.ofTitle(slugOrId);
  }

  /**
   * Filmography of a person, newest title first
   * @remarks The whole filmography in one answer, one entry for each role.
   */
  @Get('people/:id/credits')
  @ApiSlugOrIdParam('Slug or id of a person')
  @ApiProblems(404)
  listPersonCredits(@Param('id') slugOrId: string): Promise<PersonCredit[]> {
    return this.credits.ofPerson(slugOrId);
  }
}
