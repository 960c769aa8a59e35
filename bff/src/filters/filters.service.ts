import { Injectable } from '@nestjs/common';
import { FacetCounts } from '../facets/facet-counts.service.js';
import { capitalised } from '@sinima/api/text/capitalised';
import { countryName } from '@sinima/api/text/country-names';
import { africanFirst } from './african-first.js';
import type { FilterWord, TitleFilters } from './title-filters.dto.js';

/** Reads the filters of the catalogue. */
@Injectable()
export class FiltersService {
  constructor(private readonly facetCounts: FacetCounts) {}

  /** Return the countries, languages and decades that titles have. */
  async ofTitles(): Promise<TitleFilters> {
    const [countries, languages, decades] = await Promise.all([
      this.words('country', (name) => countryName(name) ?? capitalised(name)),
      this.words('language', capitalised),
      this.facetCounts.ofKind('title', 'decade'),
    ]);
    return {
      countries: africanFirst(countries),
      languages,
      decades: decades
        .map(({ name, count }) => ({ decade: Number(name), titleCount: count }))
        .sort((a, b) => b.decade - a.decade),
    };
  }

  private async words(kind: string, labelOf: (name: string) => string): Promise<FilterWord[]> {
    const counts = await this.facetCounts.ofKind('title', kind);
    return counts
      .map(({ name, count }) => ({ name: labelOf(name), titleCount: count }))
      .sort((a, b) => b.titleCount - a.titleCount);
  }
}
