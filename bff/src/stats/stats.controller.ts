import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { Stats } from './stats.dto.js';
import { StatsService } from './stats.service.js';

@ApiTags('stats')
@Controller('stats')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  @Get()
  @ApiOperation({
    operationId: 'getStats',
    summary: 'How many titles, people, reviews and members there are',
  })
  @ApiOkResponse({ type: Stats })
  @ApiProblems(400)
  counts(): Promise<Stats> {
    return this.stats.counts();
  }
}
