import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { SearchResults, Suggestion } from './search.dto.js';
import { MAX_QUERY_LENGTH, SearchQuery, SuggestQuery } from './search.query.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller()
export class SearchController {
  constructor(private readonly searcher: SearchService) {}

  /**
   * Titles and people by name, and titles by what else a query says of them
   * @remarks Titles and people are paged apart. Misspelled names are found where nothing else is.
   */
  @Get('search')
  search(@Query() { q, ...paging }: SearchQuery): Promise<SearchResults> {
    return this.searcher.search(q, paging);
  }

  /**
   * The same search, with the query in the path
   * @remarks For clients that cannot write a query. Slashes in `q` have to be escaped.
   */
  @Get('search/:q')
  @ApiParam({ name: 'q', type: String, schema: { type: 'string', maxLength: MAX_QUERY_LENGTH } })
  searchByPath(@Param('q') q: string, @Query() paging: PagingQuery): Promise<SearchResults> {
    return this.searcher.search(q.slice(0, MAX_QUERY_LENGTH), paging);
  }

  /**
   * What a visitor who types may mean
   * @remarks Short answers for a search field, while somebody types. Names that begin with the words come first.
   */
  @Get('suggest')
  suggest(@Query() { q, limit }: SuggestQuery): Promise<Suggestion[]> {
    return this.searcher.suggest(q, limit);
  }
}
