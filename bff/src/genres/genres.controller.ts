import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../http/problem-responses.decorator.js';
import { Genre } from './genre.dto.js';
import { GenresService } from './genres.service.js';

@ApiTags('genres')
@Controller('genres')
export class GenresController {
  constructor(private readonly genres: GenresService) {}

  @Get()
  @ApiOperation({ operationId: 'listGenres', summary: 'Genres that titles have, by name' })
  @ApiOkResponse({ type: Genre, isArray: true })
  @ApiProblems(400)
  list(): Promise<Genre[]> {
    return this.genres.list();
  }
}
