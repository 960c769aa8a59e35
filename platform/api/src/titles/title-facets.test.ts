import { titleFacets, requiredFacets, type TitleFacetFilter } from './title-facets.ts';

const facets = titleFacets({
  type: 'SERIES',
  status: 'released',
  releaseYear: 2022,
  genres: ['legal drama', 'crime'],
  countries: ['Nigeria', 'South Africa'],
  languages: ['Yoruba'],
  streamingPlatforms: ['Disney+'],
  showings: [{ city: 'Cape Town' }],
});

it.each<[TitleFacetFilter, boolean]>([
  [{}, true],
  [{ type: 'SERIES' }, true],
  [{ type: 'MOVIE' }, false],
  [{ genre: 'Legal Drama', country: 'south africa' }, true],
  [{ genre: 'drama' }, false],
  [{ year: 2022, language: 'yoruba', status: 'released' }, true],
  [{ year: 2021 }, false],
  [{ decade: 2020 }, true],
  [{ decade: 2010 }, false],
  [{ decade: 2022 }, false],
  [{ platform: 'Disney+' }, true],
  [{ city: 'Cape Town' }, true],
  [{ city: 'Lagos' }, false],
  [{ country: 'Nigeria', language: 'Hausa' }, false],
])('the facets of a title pass the filter %j: %p', (filter, passes) => {
  expect(requiredFacets(filter).every((wanted) => facets.includes(wanted))).toBe(passes);
});

it('the facets of a title do not have a year that is not known', () => {
  const unknown = titleFacets({
    type: 'MOVIE',
    status: 'upcoming',
    genres: [],
    countries: [],
    languages: [],
    streamingPlatforms: [],
    showings: [],
  });
  expect(unknown).toEqual(['any', 'type:movie', 'status:upcoming']);
});
