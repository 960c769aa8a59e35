import type { SeedTitle } from './seed-records.js';
import { centralAfrica } from './titles/central-africa.js';
import { nigeriaFilms } from './titles/nigeria-films.js';
import { nigeriaSeries } from './titles/nigeria-series.js';
import { southAfrica } from './titles/south-africa.js';
import { westAfrica } from './titles/west-africa.js';

/** Every title of the seed. */
export const seedTitles: SeedTitle[] = [
  ...centralAfrica,
  ...nigeriaFilms,
  ...nigeriaSeries,
  ...southAfrica,
  ...westAfrica,
];
