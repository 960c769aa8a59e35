import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiSlugOrIdParam } from '../http/id-param.decorator.js';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { Credit, PersonCredit } from './credit.dto.js';
import { CreditsService } from './credits.service.js';

@ApiTags('credits')
@Controller()
export class CreditsController {
  constructor(private readonly credits: CreditsService) {}

  @Get('titles/:id/credits')
  @ApiOperation({ operationId: 'listTitleCredits', summary: 'Cast and crew of a title, by billing order' })
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiOkResponse({ type: Credit, isArray: true })
  @ApiProblems(400, 404)
  ofTitle(@Param('id') slugOrId: string): Promise<Credit[]> {
    return this.credits.ofTitle(slugOrId);
  }

  @Get('people/:id/credits')
  @ApiOperation({ operationId: 'listPersonCredits', summary: 'Filmography of a person, newest title first' })
  @ApiSlugOrIdParam('Slug or id of a person')
  @ApiOkResponse({ type: PersonCredit, isArray: true })
  @ApiProblems(400, 404)
  ofPerson(@Param('id') slugOrId: string): Promise<PersonCredit[]> {
    return this.credits.ofPerson(slugOrId);
  }
}
