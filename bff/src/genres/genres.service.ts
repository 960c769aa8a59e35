import { Injectable } from '@nestjs/common';
import { FacetCounts } from '../facets/facet-counts.service.js';
import type { Genre } from './genre.dto.js';

/** Reads of the genres. */
@Injectable()
export class GenresService {
  constructor(private readonly facetCounts: FacetCounts) {}

  /** Return all genres that titles have, by name. */
  async list(): Promise<Genre[]> {
    const genres = await this.facetCounts.ofKind('title', 'genre');
    return genres.map(({ name, count }) => ({ name, titleCount: count }));
  }
}
