import type {
  SeedAwardsBody,
  SeedCuration,
  SeedFestival,
  SeedList,
  SeedPerson,
  SeedReview,
  SeedShowing,
  SeedTitle,
  SeedVotes,
} from './seed-records.js';

/** All records of a seed. */
export interface SeedCatalogue {
  readonly titles: readonly SeedTitle[];
  readonly people: readonly SeedPerson[];
  readonly reviews: readonly SeedReview[];
  readonly votes: readonly SeedVotes[];
  readonly curation: SeedCuration;
  readonly lists: readonly SeedList[];
  readonly festivals: readonly SeedFestival[];
  readonly awards: readonly SeedAwardsBody[];
  /** In the order in which titles are shown. */
  readonly showings: readonly SeedShowing[];
}
