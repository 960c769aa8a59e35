import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Types } from 'mongoose';
import { ApiIdParam, ApiSlugOrIdParam } from '@sinima/api/http/id-param.decorator';
import { ObjectIdPipe } from '@sinima/api/http/object-id.pipe';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { EpisodesQuery } from './episodes.query.js';
import { Episode, Season } from './season.dto.js';
import { SeasonsService } from './seasons.service.js';

@ApiTags('seasons')
@Controller()
export class SeasonsController {
  constructor(private readonly seasons: SeasonsService) {}

  /**
   * Seasons of a series, by number; of a film, none
   * @remarks An episode count is there where it is known.
   */
  @Get('titles/:id/seasons')
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiProblems(404)
  listSeasons(@Param('id') slugOrId: string): Promise<Season[]> {
    return this.seasons.ofTitle(slugOrId);
  }

  /**
   * Episodes of one season of a series, by number; of a film, none
   * @remarks `season` is the number of the season, from 1.
   */
  @Get('titles/:id/episodes')
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiProblems(404)
  listTitleEpisodes(@Param('id') slugOrId: string, @Query() { season }: EpisodesQuery): Promise<Episode[]> {
    return this.seasons.episodesOfTitle(slugOrId, season);
  }

  /**
   * Episodes of a season, by number
   * @remarks `id` is that of a season, as in the list of a series’ seasons.
   */
  @Get('seasons/:id/episodes')
  @ApiIdParam('Id of a season')
  @ApiProblems(404)
  listEpisodes(@Param('id', ObjectIdPipe) id: Types.ObjectId): Promise<Episode[]> {
    return this.seasons.episodes(id);
  }
}
