import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { PagingQuery } from '../http/paging.query.js';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { SearchResults, Suggestion } from './search.dto.js';
import { MAX_QUERY_LENGTH, SearchQuery, SuggestQuery } from './search.query.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller()
export class SearchController {
  constructor(private readonly searcher: SearchService) {}

  @Get('search')
  @ApiOperation({ operationId: 'search', summary: 'Titles by name or genre, and people by name' })
  @ApiOkResponse({ type: SearchResults })
  @ApiProblems(400)
  search(@Query() { q, ...paging }: SearchQuery): Promise<SearchResults> {
    return this.searcher.search(q, paging);
  }

  @Get('search/:q')
  @ApiOperation({ operationId: 'searchByPath', summary: 'The same search, with the query in the path' })
  @ApiParam({ name: 'q', type: String, schema: { type: 'string', maxLength: MAX_QUERY_LENGTH } })
  @ApiOkResponse({ type: SearchResults })
  @ApiProblems(400)
  searchByPath(@Param('q') q: string, @Query() paging: PagingQuery): Promise<SearchResults> {
    return this.searcher.search(q.slice(0, MAX_QUERY_LENGTH), paging);
  }

  @Get('suggest')
  @ApiOperation({ operationId: 'suggest', summary: 'What a visitor who types may mean' })
  @ApiOkResponse({ type: Suggestion, isArray: true })
  @ApiProblems(400)
  suggest(@Query() { q, limit }: SuggestQuery): Promise<Suggestion[]> {
    return this.searcher.suggest(q, limit);
  }
}
