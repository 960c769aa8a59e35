import { seedAwards } from './awards.js';
import { seedCuration } from './curation.js';
import { seedFestivals } from './festivals.js';
import { seedLists } from './lists.js';
import { seedPeople } from './people.js';
import { seedReviews } from './reviews.js';
import type { SeedCatalogue } from './seed-catalogue.js';
import { seedShowings } from './showings.js';
import { seedTitles } from './titles.js';
import { seedVotes } from './votes.js';

/** The curated catalogue that the site starts with. */
export const sinimaSeed: SeedCatalogue = {
  titles: seedTitles,
  people: seedPeople,
  reviews: seedReviews,
  votes: seedVotes,
  curation: seedCuration,
  lists: seedLists,
  festivals: seedFestivals,
  awards: seedAwards,
  showings: seedShowings,
};
