import type { AwardsBodyRecord } from '../awards/awards.schema.js';
import type { CreditRecord } from '../credits/credit.schema.js';
import type { ListRecord } from '../lists/list.schema.js';
import type { PersonRecord } from '../people/person.schema.js';
import type { ReviewRecord } from '../reviews/review.schema.js';
import type { EpisodeRecord, SeasonRecord } from '../seasons/season.schema.js';
import type { TitleRecord } from '../titles/title.schema.js';
import { awardsDocuments } from './awards-documents.js';
import { creditDocuments } from './credit-documents.js';
import { listDocuments } from './list-documents.js';
import { personDocuments } from './person-documents.js';
import { reviewDocuments } from './review-documents.js';
import { episodeDocuments, seasonDocuments } from './season-documents.js';
import type { Catalogue } from '@sinima/data/catalogue';
import { titleDocuments } from './title-documents.js';

/** What the seed puts into each collection. */
export interface SeedDocuments {
  titles: TitleRecord[];
  people: PersonRecord[];
  credits: CreditRecord[];
  seasons: SeasonRecord[];
  episodes: EpisodeRecord[];
  reviews: ReviewRecord[];
  lists: ListRecord[];
  awards: AwardsBodyRecord[];
}

/** The seed's records as documents. */
export function seedDocuments(catalogue: Catalogue, now: Date): SeedDocuments {
  return {
    titles: titleDocuments(catalogue),
    people: personDocuments(catalogue),
    credits: creditDocuments(catalogue),
    seasons: seasonDocuments(catalogue),
    episodes: episodeDocuments(catalogue),
    reviews: reviewDocuments(catalogue, now),
    lists: listDocuments(catalogue),
    awards: awardsDocuments(catalogue),
  };
}
