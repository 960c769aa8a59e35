import type { SeedFestival } from './seed-records.js';

/** Four festivals of the continent, in the order shown. */
export const seedFestivals: SeedFestival[] = [
  {
    slug: 'durban-international-film-festival',
    name: 'Durban International Film Festival',
    city: 'Durban',
    country: 'South Africa',
    usualMonth: 7,
    foundedYear: 1979,
    description:
      'One of the oldest festivals of southern Africa, with screenings across Durban and its townships and a market, the Durban FilmMart, where projects look for partners.',
  },
  {
    slug: 'africa-international-film-festival',
    name: 'Africa International Film Festival',
    city: 'Lagos',
    country: 'Nigeria',
    usualMonth: 11,
    foundedYear: 2010,
    description:
      'Known as AFRIFF: a week of new films from Nigeria and the continent in Lagos, with classes for young film-makers and the Globe awards at its end.',
  },
  {
    slug: 'carthage-film-festival',
    name: 'Carthage Film Festival',
    city: 'Tunis',
    country: 'Tunisia',
    usualMonth: 10,
    foundedYear: 1966,
    description:
      'The Journées cinématographiques de Carthage bring Arab and African films together for the Golden Tanit. Long held every other year in the autumn, they have been annual since 2015, in October, November or December.',
  },
  {
    slug: 'sale-international-womens-film-festival',
    name: "Salé International Women's Film Festival",
    city: 'Salé',
    country: 'Morocco',
    usualMonth: 9,
    foundedYear: 2004,
    description:
      'A festival across the river from Rabat that is given to films by women and about them, with a competition for features and another for documentaries.',
  },
];
