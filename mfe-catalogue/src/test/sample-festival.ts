import type { Festival } from '../../api/openapi.ts';

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
