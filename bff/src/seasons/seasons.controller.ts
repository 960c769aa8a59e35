import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Types } from 'mongoose';
import { ApiIdParam, ApiSlugOrIdParam } from '../http/id-param.decorator.js';
import { ObjectIdPipe } from '../http/object-id.pipe.js';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { EpisodesQuery } from './episodes.query.js';
import { Episode, Season } from './season.dto.js';
import { SeasonsService } from './seasons.service.js';

@ApiTags('seasons')
@Controller()
export class SeasonsController {
  constructor(private readonly seasons: SeasonsService) {}

  @Get('titles/:id/seasons')
  @ApiOperation({ operationId: 'listSeasons', summary: 'Seasons of a series, by number; of a film, none' })
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiOkResponse({ type: Season, isArray: true })
  @ApiProblems(400, 404)
  ofTitle(@Param('id') slugOrId: string): Promise<Season[]> {
    return this.seasons.ofTitle(slugOrId);
  }

  @Get('titles/:id/episodes')
  @ApiOperation({
    operationId: 'listTitleEpisodes',
    summary: 'Episodes of one season of a series, by number; of a film, none',
  })
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiOkResponse({ type: Episode, isArray: true })
  @ApiProblems(400, 404)
  ofSeason(@Param('id') slugOrId: string, @Query() { season }: EpisodesQuery): Promise<Episode[]> {
    return this.seasons.episodesOfTitle(slugOrId, season);
  }

  @Get('seasons/:id/episodes')
  @ApiOperation({ operationId: 'listEpisodes', summary: 'Episodes of a season, by number' })
  @ApiIdParam('Id of a season')
  @ApiOkResponse({ type: Episode, isArray: true })
  @ApiProblems(400, 404)
  episodes(@Param('id', ObjectIdPipe) id: Types.ObjectId): Promise<Episode[]> {
    return this.seasons.episodes(id);
  }
}
