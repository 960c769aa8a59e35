import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
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
