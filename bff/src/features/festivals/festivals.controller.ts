import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../../http/problem-responses.decorator.js';
import { Festival, FestivalDetail } from './festival.dto.js';
import { FestivalsService } from './festivals.service.js';

@Controller()
export class FestivalsController {
  constructor(private readonly festivals: FestivalsService) {}

  @Get()
  @ApiOperation({ operationId: 'listFestivals', summary: 'Film festivals, in the editors’ order' })
  @ApiOkResponse({ type: Festival, isArray: true })
  @ApiProblems(400)
  all(): Promise<Festival[]> {
    return this.festivals.all();
  }

  @Get('slug/:slug')
  @ApiOperation({ operationId: 'getFestival', summary: 'One festival, with titles from its country' })
  @ApiParam({ name: 'slug', example: 'durban-international-film-festival' })
  @ApiOkResponse({ type: FestivalDetail })
  @ApiProblems(400, 404)
  bySlug(@Param('slug') slug: string): Promise<FestivalDetail> {
    return this.festivals.bySlug(slug);
  }
}
