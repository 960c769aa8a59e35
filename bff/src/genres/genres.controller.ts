import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Genre } from './genre.dto.js';
import { GenresService } from './genres.service.js';

@ApiTags('genres')
@Controller('genres')
export class GenresController {
  constructor(private readonly genres: GenresService) {}

  /**
   * Genres that titles have, by name
   * @remarks Only genres that a title has.
   */
  @Get()
  listGenres(): Promise<Genre[]> {
    return this.genres.list();
  }
}
