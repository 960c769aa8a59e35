import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Types } from 'mongoose';
import { ApiIdParam } from '../http/id-param.decorator.js';
import { ObjectIdPipe } from '../http/object-id.pipe.js';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { Credit, PersonCredit } from './credit.dto.js';
import { CreditsService } from './credits.service.js';

@ApiTags('credits')
@Controller()
export class CreditsController {
  constructor(private readonly credits: CreditsService) {}

  @Get('titles/:id/credits')
  @ApiOperation({ operationId: 'listTitleCredits', summary: 'Cast and crew of a title, by billing order' })
  @ApiIdParam('Id of a title')
  @ApiOkResponse({ type: Credit, isArray: true })
  @ApiProblems(400, 404)
  ofTitle(@Param('id', ObjectIdPipe) id: Types.ObjectId): Promise<Credit[]> {
    return this.credits.ofTitle(id);
  }

  @Get('people/:id/credits')
  @ApiOperation({ operationId: 'listPersonCredits', summary: 'Filmography of a person, newest title first' })
  @ApiIdParam('Id of a person')
  @ApiOkResponse({ type: PersonCredit, isArray: true })
  @ApiProblems(400, 404)
  ofPerson(@Param('id', ObjectIdPipe) id: Types.ObjectId): Promise<PersonCredit[]> {
    return this.credits.ofPerson(id);
  }
}
