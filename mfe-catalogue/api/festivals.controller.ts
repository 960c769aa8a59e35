import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { DatedEdition } from './festival-edition.dto.ts';
import { FestivalEditionsQuery } from './festival-editions.query.ts';
import { Festival, FestivalDetail } from './festival.dto.ts';
import { FestivalsService } from './festivals.service.ts';

@Controller('festivals')
export class FestivalsController {
  constructor(private readonly festivals: FestivalsService) {}

  /**
   * Film festivals, in the editors’ order
   * @remarks The whole list in one answer.
   */
  @Get()
  listFestivals(): Promise<Festival[]> {
    return this.festivals.all();
  }

  /**
   * Editions of festivals whose first day is known, newest first
   * @remarks The whole list in one answer, as for a calendar. What is known of an edition comes with its festival.
   */
  @Get('editions')
  listFestivalEditions(@Query() { festival }: FestivalEditionsQuery): Promise<DatedEdition[]> {
    return this.festivals.datedEditions(festival);
  }

  /**
   * One festival, with its editions and titles from its country
   * @remarks `countryTitles` are the best rated of the festival’s country; what an edition showed is in its `selections`.
   */
  @Get('slug/:slug')
  @ApiParam({ name: 'slug', example: 'durban-international-film-festival' })
  @ApiProblems(404)
  getFestival(@Param('slug') slug: string): Promise<FestivalDetail> {
    return this.festivals.bySlug(slug);
  }
}
