import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Stats } from './stats.dto.js';
import { StatsService } from './stats.service.js';

@ApiTags('stats')
@Controller('stats')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  /**
   * How many titles, people, reviews and members there are
   * @remarks Counted from what is stored; sample data do not count.
   */
  @Get()
  getStats(): Promise<Stats> {
    return this.stats.counts();
  }
}
