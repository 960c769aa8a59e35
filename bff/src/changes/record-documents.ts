import { stableId } from '@sinima/api/database/stable-id';
import type { CatalogueRecords } from '@sinima/data/changes/catalogue-records';
import type { Connection, Types } from 'mongoose';
import { awardsDocuments, editionDocuments } from '../catalogue/awards-documents.js';
import { creditDocuments } from '../catalogue/credit-documents.js';
import { listDocuments } from '../catalogue/list-documents.js';
import { personDocuments } from '../catalogue/person-documents.js';
import { episodeDocuments, seasonDocuments } from '../catalogue/season-documents.js';
import { titleDocuments } from '../catalogue/title-documents.js';
import type { Catalogue } from '@sinima/data/catalogue';
import type { Touched } from './touched.js';

/** The documents of a collection that follow from some records: those that are there and no more among the wanted ones go. */
export interface WantedDocuments {
  readonly collection: string;
  readonly wanted: readonly { readonly _id: Types.ObjectId }[];
  /** Finds the documents that there may be of these records. */
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Return the documents that follow from touched records, in the order in which they are written: a title before its credits. */
export async function recordDocuments(
  connection: Connection,
  seed: Catalogue,
  records: CatalogueRecords,
  { titles, people, awards }: Touched,
): Promise<WantedDocuments[]> {
  const whole = records.toCatalogue();
  const isTouched = ({ slug }: { readonly slug: string }): boolean => titles.has(slug);
  const ofTitles: Catalogue = { ...whole, samples: seed.samples, titles: whole.titles.filter(isTouched) };
  const credited = [...people].flatMap((person) => records.titlesOf(person));
  const ofPeople: Catalogue = {
    ...whole,
    titles: [...new Set(credited)],
    people: whole.people.filter(({ slug }) => people.has(slug)),
  };
  const titleIds = [...titles].map((slug) => stableId('title', slug));
  const seasons = seasonDocuments(ofTitles);
  const formerSeasons = await connection
    .collection('seasons')
    .find({ titleId: { $in: titleIds } }, { projection: { _id: 1 } })
    .toArray();
  const seasonIds = [...seasons, ...formerSeasons].map(({ _id }) => _id);
  return [
    { collection: 'titles', wanted: titleDocuments(ofTitles), filter: { _id: { $in: titleIds } } },
    {
      collection: 'people',
      wanted: personDocuments(ofPeople),
      filter: { _id: { $in: [...people].map((slug) => stableId('person', slug)) } },
    },
    { collection: 'credits', wanted: creditDocuments(ofTitles), filter: { titleId: { $in: titleIds } } },
    { collection: 'seasons', wanted: seasons, filter: { titleId: { $in: titleIds } } },
    { collection: 'episodes', wanted: episodeDocuments(ofTitles), filter: { seasonId: { $in: seasonIds } } },
    { collection: 'lists', wanted: listDocuments(whole), filter: {} },
    ...(awards.size === 0
      ? []
      : [
          { collection: 'awards', wanted: awardsDocuments(whole), filter: {} },
          {
            collection: 'award_editions',
            wanted: editionDocuments(whole).filter(({ awardSlug }) => awards.has(awardSlug)),
            filter: { awardSlug: { $in: [...awards] } },
          },
        ]),
  ];
}
