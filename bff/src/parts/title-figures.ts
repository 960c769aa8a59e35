import { MAX_FIGURES, type TitleFigures } from '@sinima/api/catalogue-writes';
import { Types, type Connection } from 'mongoose';
import { inBatches } from '../database/in-batches.js';
import type { TrendingTitles } from '../trending/trending-titles.js';

/** The most votes that are believed. */
const MOST = 1_000_000_000;

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST;

function isFigures(value: unknown): value is TitleFigures {
  const { title, average, votes } = (value ?? {}) as Partial<TitleFigures>;
  if (typeof title !== 'string' || !/^[0-9a-f]{24}$/.test(title)) return false;
  if (!isCount(votes)) return false;
  return votes === 0 ? average === null : typeof average === 'number' && average >= 1 && average <= 10;
}

/** Read figures that a part sends. @throws Error naming the first that is wrong */
export function readFigures(text: string): readonly TitleFigures[] {
  const sent: unknown = JSON.parse(text);
  if (!Array.isArray(sent) || sent.length > MAX_FIGURES) {
    throw new Error(`Figures are a list of up to ${MAX_FIGURES} titles.`);
  }
  const wrong = sent.findIndex((one) => !isFigures(one));
  if (wrong === -1) return sent as TitleFigures[];
  throw new Error(
    `The figures at place ${wrong} are wrong: title is an id, votes a whole number, and average from 1 to 10 or, without votes, null.`,
  );
}

/**
 * Write what visitors made of titles into the catalogue. Titles that are not there are left out. The revision stays: a vote
 * would outdate every page of the site, and shows as soon as a page is made again for its age.
 */
export async function writeFigures(
  connection: Connection,
  figures: readonly TitleFigures[],
  interest: Pick<TrendingTitles, 'noteVotes'>,
): Promise<void> {
  await interest.noteVotes(figures.map(({ title }) => new Types.ObjectId(title)));
  const writes = figures.map(({ title, average, votes: count }) => {
    const update =
      average === null
        ? { $unset: { votes: '' } }
        : { $set: { votes: { count, mean: average, isSample: false } } };
    return { updateOne: { filter: { _id: new Types.ObjectId(title) }, update } };
  });
  await inBatches(writes, (batch) => connection.collection('titles').bulkWrite(batch, { ordered: false }));
}
