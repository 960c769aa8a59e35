import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiSlugOrIdParam } from '../http/id-param.decorator.js';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { AwardsBody, AwardsBodyDetail, AwardsHighlight, AwardsMention } from './awards.dto.js';
import { AwardsQuery, HighlightsQuery } from './awards.query.js';
import { AwardsService } from './awards.service.js';

@ApiTags('awards')
@Controller()
export class AwardsController {
  constructor(private readonly awards: AwardsService) {}

  @Get('awards')
  @ApiOperation({ operationId: 'listAwards', summary: 'Bodies that give awards, in the editors’ order' })
  @ApiOkResponse({ type: AwardsBody, isArray: true })
  @ApiProblems(400)
  all(): Promise<AwardsBody[]> {
    return this.awards.all();
  }

  @Get('awards/highlights')
  @ApiOperation({
    operationId: 'listAwardHighlights',
    summary: 'Best film, best director and rising star of a year',
  })
  @ApiOkResponse({ type: AwardsHighlight, isArray: true })
  @ApiProblems(400)
  highlights(@Query() { year }: HighlightsQuery): Promise<AwardsHighlight[]> {
    return this.awards.highlights(year);
  }

  @Get('awards/slug/:slug')
  @ApiOperation({
    operationId: 'getAwards',
    summary: 'One award, by year and category, with winners and nominees',
  })
  @ApiOkResponse({ type: AwardsBodyDetail })
  @ApiProblems(400, 404)
  bySlug(@Param('slug') slug: string, @Query() { year }: AwardsQuery): Promise<AwardsBodyDetail> {
    return this.awards.bySlug(slug, year);
  }

  @Get('titles/:id/awards')
  @ApiOperation({
    operationId: 'listTitleAwards',
    summary: 'Nominations and awards of a title, newest first',
  })
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiOkResponse({ type: AwardsMention, isArray: true })
  @ApiProblems(400, 404)
  ofTitle(@Param('id') slugOrId: string): Promise<AwardsMention[]> {
    return this.awards.ofTitle(slugOrId);
  }

  @Get('people/:id/awards')
  @ApiOperation({
    operationId: 'listPersonAwards',
    summary: 'Nominations and awards of a person, newest first',
  })
  @ApiSlugOrIdParam('Slug or id of a person')
  @ApiOkResponse({ type: AwardsMention, isArray: true })
  @ApiProblems(400, 404)
  ofPerson(@Param('id') slugOrId: string): Promise<AwardsMention[]> {
    return this.awards.ofPerson(slugOrId);
  }
}
