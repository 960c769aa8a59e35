import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { FiltersService } from './filters.service.js';
import { TitleFilters } from './title-filters.dto.js';

@ApiTags('titles')
@Controller('filters')
export class FiltersController {
  constructor(private readonly filters: FiltersService) {}

  @Get('titles')
  @ApiOperation({
    operationId: 'listTitleFilters',
    summary: 'Countries, languages and decades that titles have',
  })
  @ApiOkResponse({ type: TitleFilters })
  @ApiProblems(400)
  ofTitles(): Promise<TitleFilters> {
    return this.filters.ofTitles();
  }
}
