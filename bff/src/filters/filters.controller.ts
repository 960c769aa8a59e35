import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FiltersService } from './filters.service.js';
import { TitleFilters } from './title-filters.dto.js';

@ApiTags('titles')
@Controller('filters')
export class FiltersController {
  constructor(private readonly filters: FiltersService) {}

  /**
   * Countries, languages and decades that titles have
   * @remarks With how many titles each value has, for filter menus.
   */
  @Get('titles')
  listTitleFilters(): Promise<TitleFilters> {
    return this.filters.ofTitles();
  }
}
