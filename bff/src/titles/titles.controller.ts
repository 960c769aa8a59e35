import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { ApiSlugOrIdParam } from '@sinima/api/http/id-param.decorator';
import type { ListPage } from '@sinima/api/http/list-page';
import { ApiListResponse } from '@sinima/api/http/list-response.decorator';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { TextsQuery } from '@sinima/api/http/texts.query';
import type { FastifyReply } from 'fastify';
import { ListTitlesQuery, StreamingQuery, TheatersQuery } from './list-titles.query.js';
import { Showing } from './showing.dto.js';
import { TitleCard } from '@sinima/api/titles/title-card.dto';
import { StreamingTitle, TheaterTitle, TitleDetail, WantedTitle } from './title.dto.js';
import { TitlesService } from './titles.service.js';
import { WatchOffer } from './watch-offer.dto.js';
import { WhereToWatchQuery } from './where-to-watch.query.js';

@ApiTags('titles')
@Controller('titles')
export class TitlesController {
  constructor(private readonly titles: TitlesService) {}

  /**
   * Films and series, filtered and sorted
   * @remarks Filters combine: a title has to pass all of them. `Link` and `X-Total-Count` say how many pages there are. Combinations that nothing passes give an empty list.
   */
  @Get()
  @ApiListResponse(TitleCard)
  listTitles(@Query() query: ListTitlesQuery): Promise<ListPage<TitleCard>> {
    return this.titles.list(query);
  }

  /**
   * What is read and rated most in these two weeks, and then what the editors have chosen, in their order
   * @remarks That a title is read counts once in six hours, and each member’s vote once; nothing is stored about who reads.
   */
  @Get('trending')
  listTrendingTitles(): Promise<TitleCard[]> {
    return this.titles.trending();
  }

  /**
   * Titles whose records lack most: those that are read in these two weeks, and then others by prizes
   * @remarks At most 24, the least complete first. Each title should have a director, a plot, a cast, a length and a source.
   */
  @Get('wanted')
  listWantedTitles(): Promise<WantedTitle[]> {
    return this.titles.wanted();
  }

  /**
   * Titles that stream, in the editors’ order
   * @remarks `availabilityIsSample` marks sample data.
   */
  @Get('streaming')
  @ApiListResponse(StreamingTitle)
  listStreamingTitles(@Query() query: StreamingQuery): Promise<ListPage<StreamingTitle>> {
    return this.titles.streaming(query);
  }

  /**
   * Titles shown in theaters, in the editors’ order
   * @remarks `showingsAreSample` marks sample data.
   */
  @Get('theaters')
  @ApiListResponse(TheaterTitle)
  listTheaterTitles(@Query() query: TheatersQuery): Promise<ListPage<TheaterTitle>> {
    return this.titles.theaters(query);
  }

  /**
   * One title, by its slug; an id finds it too
   * @remarks A former slug finds the title too. `lang` is the language of its plot; `Content-Language` says which it is in. Rating, votes and rank are null until ten people have voted; `ratingIsSample` marks those of sample votes.
   */
  @Get('slug/:slug')
  @ApiProblems(404)
  async getTitle(
    @Param('slug') slug: string,
    @Query() { lang }: TextsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TitleDetail> {
    const title = await this.titles.detail(slug, lang);
    reply.header('Content-Language', title.plotLanguage ?? SOURCE_LANGUAGE);
    return title;
  }

  /**
   * Where and when a title is shown, in local times
   * @remarks Times are those of the theater’s own city. `isSample` marks sample data.
   */
  @Get(':id/showtimes')
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiProblems(404)
  listShowtimes(@Param('id') slugOrId: string): Promise<Showing[]> {
    return this.titles.showtimes(slugOrId);
  }

  /**
   * Which platforms stream a title, in one country or in any
   * @remarks Without `country`, offers of all countries. `isSample` marks sample data.
   */
  @Get(':id/where-to-watch')
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiProblems(404)
  listWatchOffers(
    @Param('id') slugOrId: string,
    @Query() { country }: WhereToWatchQuery,
  ): Promise<WatchOffer[]> {
    return this.titles.whereToWatch(slugOrId, country);
  }

  /**
   * Titles of like genre, country and time
   * @remarks At most six, the most alike first, computed from the records alone.
   */
  @Get(':id/similar')
  @ApiSlugOrIdParam('Slug or id of a title')
  @ApiProblems(404)
  listSimilarTitles(@Param('id') slugOrId: string): Promise<TitleCard[]> {
    return this.titles.similar(slugOrId);
  }
}
