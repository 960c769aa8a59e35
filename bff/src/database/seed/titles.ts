import type { SeedTitle } from './seed-records.js';
import { centralAfrica } from './titles/central-africa.js';
import { eastAfrica } from './titles/east-africa.js';
import { egypt } from './titles/egypt.js';
import { ghana } from './titles/ghana.js';
import { moreFilms } from './titles/more-films.js';
import { nigeriaFilms } from './titles/nigeria-films.js';
import { nigeriaMore } from './titles/nigeria-more.js';
import { nigeriaRecent } from './titles/nigeria-recent.js';
import { nigeriaSeries } from './titles/nigeria-series.js';
import { northAfrica } from './titles/north-africa.js';
import { otherSeries } from './titles/other-series.js';
import { southAfrica } from './titles/south-africa.js';
import { southAfricaSeries } from './titles/south-africa-series.js';
import { southernAfrica } from './titles/southern-africa.js';
import { upcoming } from './titles/upcoming.js';
import { westAfrica } from './titles/west-africa.js';

/** Every title of the seed. */
export const seedTitles: SeedTitle[] = [
  ...centralAfrica,
  ...eastAfrica,
  ...egypt,
  ...ghana,
  ...moreFilms,
  ...nigeriaFilms,
  ...nigeriaMore,
  ...nigeriaRecent,
  ...nigeriaSeries,
  ...northAfrica,
  ...otherSeries,
  ...southAfrica,
  ...southAfricaSeries,
  ...southernAfrica,
  ...upcoming,
  ...westAfrica,
];
