import type { Catalogue } from '@sinima/data/catalogue';
import { awardsDocuments, editionDocuments } from './awards-documents.js';
import { creditDocuments } from './credit-documents.js';
import { listDocuments } from './list-documents.js';
import { personDocuments } from './person-documents.js';
import { reviewDocuments } from './review-documents.js';
import { episodeDocuments, seasonDocuments } from './season-documents.js';
import { titleDocuments } from './title-documents.js';

/** What the seed puts into each collection. */
export const seedDocuments = (catalogue: Catalogue, now: Date) => ({
  titles: titleDocuments(catalogue),
  people: personDocuments(catalogue),
  credits: creditDocuments(catalogue),
  seasons: seasonDocuments(catalogue),
  episodes: episodeDocuments(catalogue),
  reviews: reviewDocuments(catalogue, now),
  lists: listDocuments(catalogue),
  awards: awardsDocuments(catalogue),
  award_editions: editionDocuments(catalogue),
});
