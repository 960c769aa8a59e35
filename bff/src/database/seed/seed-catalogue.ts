import type { SeedCuration, SeedPerson, SeedReview, SeedTitle, SeedVotes } from './seed-records.js';

/** All records of a seed. */
export interface SeedCatalogue {
  readonly titles: readonly SeedTitle[];
  readonly people: readonly SeedPerson[];
  readonly reviews: readonly SeedReview[];
  readonly votes: readonly SeedVotes[];
  readonly curation: SeedCuration;
}
