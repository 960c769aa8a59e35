import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { ListPage } from '@sinima/api/http/list-page';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { StreetSong, StreetSongDetail } from './street-song.dto.ts';
import { StreetSongsService } from './street-songs.service.ts';

@Controller('street-songs')
export class StreetSongsController {
  constructor(private readonly streetSongs: StreetSongsService) {}

  /**
   * Street Songs, by name
   * @remarks One page of them.
   */
  @Get()
  @ApiListResponse(StreetSong)
  listStreetSongs(@Query() page: PagingQuery): Promise<ListPage<StreetSong>> {
    return this.streetSongs.list(page);
  }

  /**
   * One of the street songs, with its title
   * @remarks One that does not exist is a 404.
   */
  @Get('slug/:slug')
  @ApiParam({ name: 'slug', example: 'first-street-song' })
  @ApiProblems(404)
  getStreetSong(@Param('slug') slug: string): Promise<StreetSongDetail> {
    return this.streetSongs.bySlug(slug);
  }
}
