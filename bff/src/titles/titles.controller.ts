import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiSlugOrIdParam } from '../http/id-param.decorator.js';
import type { ListPage } from '../http/list-page.js';
import { ListResponse } from '../http/list-response.decorator.js';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { ListTitlesQuery, StreamingQuery, TheatersQuery } from './list-titles.query.js';
import { Showing } from './showing.dto.js';
import { StreamingTitle, TheaterTitle, TitleCard, TitleDetail } from './title.dto.js';
import { TitlesService } from './titles.service.js';
import { WatchOffer } from './watch-offer.dto.js';
import { WhereToWatchQuery } from './where-to-watch.query.js';

@ApiTags('titles')
@Controller('titles')
export class TitlesController {
  constructor(private readonly titles: TitlesService) {}

  @Get()
  @ApiOperation({ operationId: 'listTitles', summary: 'Films and series, filtered and sorted' })
  @ListResponse(TitleCard)
  @ApiProblems(400)
  list(@Query() query: ListTitlesQuery): Promise<ListPage<TitleCard>> {
    return this.titles.list(query);
  }

  @Get('trending')
  @ApiOperation({
    operationId: 'listTrendingTitles',
    summary: 'What the editors call trending, in their order',
  })
  @ApiOkResponse({ type: TitleCard, isArray: true })
  @ApiProblems(400)
  trending(): Promise<TitleCard[]> {
    return this.titles.trending();
  }

  @Get('streaming')
  @ApiOperation({ operationId: 'listStreamingTitles', summary: 'Titles that stream, in the editors’ order' })
  @ListResponse(StreamingTitle)
  @ApiProblems(400)
  streaming(@Query() query: StreamingQuery): Promise<ListPage<StreamingTitle>> {
    return this.titles.streaming(query);
  }

  @Get('theaters')
  @ApiOperation({
    operationId: 'listTheaterTitles',
    summary: 'Titles shown in theaters, in the editors’ order',
  })
  @ListResponse(TheaterTitle)
  @ApiProblems(400)
  theaters(@Query() query: TheatersQuery): Promise<ListPage<TheaterTitle>> {
    return this.titles.theaters(query);
  }

  @Get('slug/:slug')
  @ApiOperation({ operationId: 'getTitle', summary: 'One title, by its slug; an id finds it too' })
  @ApiOkResponse({ type: TitleDetail })
  @ApiProblems(400, 404)
  bySlug(@Param('slug') slug: string): Promise<TitleDetail> {
    return this.titles.detail(slug);
  }

  @Get(':id/showtimes')
  @ApiOperation({ operationId: 'listShowtimes', summary: 'Where and when a title is shown, in local times' })
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiOkResponse({ type: Showing, isArray: true })
  @ApiProblems(400, 404)
  showtimes(@Param('id') slugOrId: string): Promise<Showing[]> {
    return this.titles.showtimes(slugOrId);
  }

  @Get(':id/where-to-watch')
  @ApiOperation({
    operationId: 'listWatchOffers',
    summary: 'Which platforms stream a title, in one country or in any',
  })
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiOkResponse({ type: WatchOffer, isArray: true })
  @ApiProblems(400, 404)
  whereToWatch(
    @Param('id') slugOrId: string,
    @Query() { country }: WhereToWatchQuery,
  ): Promise<WatchOffer[]> {
    return this.titles.whereToWatch(slugOrId, country);
  }

  @Get(':id/similar')
  @ApiOperation({ operationId: 'listSimilarTitles', summary: 'Titles of like genre, country and time' })
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiOkResponse({ type: TitleCard, isArray: true })
  @ApiProblems(400, 404)
  similar(@Param('id') slugOrId: string): Promise<TitleCard[]> {
    return this.titles.similar(slugOrId);
  }
}
