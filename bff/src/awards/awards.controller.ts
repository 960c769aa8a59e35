import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiSlugOrIdParam } from '@sinima/api/http/id-param.decorator';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { AwardsBody, AwardsBodyDetail, AwardsHighlight, AwardsMention } from './awards.dto.js';
import { AwardsQuery, HighlightsQuery } from './awards.query.js';
import { AwardsService } from './awards.service.js';

@ApiTags('awards')
@Controller()
export class AwardsController {
  constructor(private readonly awards: AwardsService) {}

  /**
   * Bodies that give awards, in the editors’ order
   * @remarks Without their editions, which come with one award.
   */
  @Get('awards')
  listAwards(): Promise<AwardsBody[]> {
    return this.awards.all();
  }

  /**
   * Best film, best director and rising star of a year
   * @remarks Over all bodies; the year counts as the body itself counts it.
   */
  @Get('awards/highlights')
  listAwardHighlights(@Query() { year }: HighlightsQuery): Promise<AwardsHighlight[]> {
    return this.awards.highlights(year);
  }

  /**
   * One award, by year and category, with winners and nominees
   * @remarks With `year`, that edition alone; else a page of whole editions, newest first.
   */
  @Get('awards/slug/:slug')
  @ApiProblems(404)
  getAwards(@Param('slug') slug: string, @Query() query: AwardsQuery): Promise<AwardsBodyDetail> {
    return this.awards.bySlug(slug, query);
  }

  /**
   * Nominations and awards of a title, newest first
   * @remarks Won or nominated, each with its body, year and category.
   */
  @Get('titles/:id/awards')
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiProblems(404)
  listTitleAwards(@Param('id') slugOrId: string): Promise<AwardsMention[]> {
    return this.awards.ofTitle(slugOrId);
  }

  /**
   * Nominations and awards of a person, newest first
   * @remarks Won or nominated, each with its body, year and category.
   */
  @Get('people/:id/awards')
  @ApiSlugOrIdParam('Slug or id of a person')
  @ApiProblems(404)
  listPersonAwards(@Param('id') slugOrId: string): Promise<AwardsMention[]> {
    return this.awards.ofPerson(slugOrId);
  }
}
