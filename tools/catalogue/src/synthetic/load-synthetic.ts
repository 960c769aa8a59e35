import type { Connection, Types } from 'mongoose';
import { seedHasSamples } from '@sinima/bff/catalogue/load-seed';
import { refreshDerived } from '@sinima/bff/derived/refresh-derived';
import { ratingsOf, votedTitles, type Rating } from '@sinima/bff/derived/refresh-ratings';
import { peopleOf, syntheticCredits } from './synthetic-credits.ts';
import { syntheticReviews, syntheticSeasons } from './synthetic-extras.ts';
import { CreditTally, syntheticPerson } from './synthetic-person.ts';
import { SYNTHETIC, syntheticTitle, votesOfTitle } from './synthetic-title.ts';

/** Raised when other records are made for the same size, so that those that are there are replaced. */
const SHAPE = 5;

/** How many records there are to a title, about, beside people: itself, credits, and few episodes and reviews. */
const RECORDS_PER_TITLE = 14.1;

/** How many titles, and how many people, are made before they are written. */
const BATCH = 500;

const COLLECTIONS = ['titles', 'people', 'credits', 'seasons', 'episodes', 'reviews'] as const;

/** The outcome of loading a synthetic catalogue. */
export type SyntheticOutcome = 'loaded' | 'unchanged';

/** How far the loading is: documents written, of about so many. */
export type OnProgress = (written: number, total: number) => void;

interface SyntheticMark {
  _id: typeof SYNTHETIC;
  titles: number;
  shape: number;
}

/**
 * Put a synthetic catalogue of so many titles into the database beside what is there, in place of any former one;
 * of 0 titles: takes it out. The same size makes the same records. A loading that was broken off is begun anew. It has
 * sample votes, offers, showings and reviews where the seed beside it has samples.
 */
export async function loadSynthetic(
  connection: Connection,
  titles: number,
  onProgress: OnProgress = () => undefined,
): Promise<SyntheticOutcome> {
  const meta = connection.collection<SyntheticMark>('meta');
  const present = await meta.findOne({ _id: SYNTHETIC });
  const withSamples = (await seedHasSamples(connection)) === true;
  if (!present && titles === 0) return 'unchanged';
  if (present?.shape === SHAPE && present.titles === titles && (await hasVotes(connection)) === withSamples)
    return 'unchanged';

  await meta.replaceOne({ _id: SYNTHETIC }, { titles: -1, shape: SHAPE }, { upsert: true });
  for (const name of COLLECTIONS) await deleteSynthetic(connection, name);
  await write(connection, titles, withSamples, onProgress);
  await refreshDerived(connection);
  if (titles === 0) await meta.deleteOne({ _id: SYNTHETIC });
  else await meta.replaceOne({ _id: SYNTHETIC }, { titles, shape: SHAPE });
  return 'loaded';
}

async function hasVotes(connection: Connection): Promise<boolean> {
  const filter = { source: SYNTHETIC, 'votes.isSample': true };
  return (await connection.collection('titles').findOne(filter)) !== null;
}

/** Delete a few at a time: one command for all of them would keep others waiting. */
async function deleteSynthetic(connection: Connection, name: (typeof COLLECTIONS)[number]): Promise<void> {
  const collection = connection.collection(name);
  const ids: Types.ObjectId[] = [];
  const deleteIds = (): Promise<unknown> => collection.deleteMany({ _id: { $in: ids.splice(0) } });
  for await (const { _id } of collection.find({ source: SYNTHETIC }, { projection: { _id: 1 } })) {
    ids.push(_id);
    if (ids.length === BATCH) await deleteIds();
  }
  if (ids.length > 0) await deleteIds();
}

async function write(
  connection: Connection,
  titles: number,
  withSamples: boolean,
  onProgress: OnProgress,
): Promise<void> {
  const people = peopleOf(titles);
  const tally = new CreditTally(people);
  const total = Math.round(titles * RECORDS_PER_TITLE) + people;
  const ratings = withSamples ? await ratingsByNumber(connection, titles) : new Map<number, Rating>();
  let written = 0;
  const insert = async (name: (typeof COLLECTIONS)[number], records: readonly object[]): Promise<void> => {
    if (records.length === 0) return;
    await connection.collection(name).insertMany([...records], { ordered: false });
    written += records.length;
  };

  for (let start = 0; start < titles; start += BATCH) {
    const indexes = numbersFrom(start, Math.min(start + BATCH, titles));
    const credits = indexes.flatMap((index) => syntheticCredits(index, titles));
    for (const { person, record } of credits) tally.add(person, record.roleCategory);
    const seasons = indexes.map(syntheticSeasons);
    await insert(
      'titles',
      indexes.map((index) => syntheticTitle(index, withSamples, ratings.get(index))),
    );
    await insert(
      'credits',
      credits.map(({ record }) => record),
    );
    await insert(
      'seasons',
      seasons.flatMap((of) => of.seasons),
    );
    await insert(
      'episodes',
      seasons.flatMap((of) => of.episodes),
    );
    if (withSamples) await insert('reviews', indexes.flatMap(syntheticReviews));
    onProgress(written, total);
  }
  for (let start = 0; start < people; start += BATCH) {
    const indexes = numbersFrom(start, Math.min(start + BATCH, people));
    await insert(
      'people',
      indexes.map((index) => syntheticPerson(index, tally.of(index))),
    );
    onProgress(written, total);
  }
}

/** The rating and rank of each title by its number, among all that are there and that will be. */
async function ratingsByNumber(connection: Connection, titles: number): Promise<ReadonlyMap<number, Rating>> {
  const others = await votedTitles(connection);
  const numbers = numbersFrom(0, titles).filter((index) => votesOfTitle(index));
  const ratings = ratingsOf([...numbers.flatMap((index) => votesOfTitle(index) ?? []), ...others]);
  return new Map(numbers.map((index, place) => [index, ratings[place]!]));
}

function numbersFrom(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, place) => start + place);
}
