import type { Festival, FestivalEdition } from '../../api/openapi.ts';

/** Return a festival. */
export function sampleFestival(changes: Partial<Festival> = {}): Festival {
  return {
    id: 'f-1',
    slug: 'durban',
    name: 'Durban International Film Festival',
    city: 'Durban',
    country: 'South Africa',
    usualMonth: 7,
    foundedYear: 1979,
    description: 'Screenings across Durban and its townships.',
    ...changes,
  };
}

/** Return an edition of a festival of which nothing is known but its year. */
export function sampleEdition(changes: Partial<FestivalEdition> = {}): FestivalEdition {
  return {
    year: 2019,
    number: null,
    begins: null,
    ends: null,
    place: null,
    prizes: null,
    juries: [],
    selections: [],
    sources: [],
    ...changes,
  };
}
