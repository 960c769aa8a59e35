import { MAX_FIGURES, type TitleFigures } from '@sinima/api/catalogue-writes';
import { Types, type Connection } from 'mongoose';
import { raiseRevision } from '../database/catalogue-revision.js';
import { inBatches } from '../database/in-batches.js';
import { bayesianRating, catalogueMean } from '../derived/bayesian-rating.js';
import { votedTitles } from '../derived/refresh-ratings.js';

/** The most votes and the last rank that are believed. */
const MOST = 1_000_000_000;

const isCount = (value: unknown, least: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= MOST;

function isFigures(value: unknown): value is TitleFigures {
  const { title, average, votes, rank } = (value ?? {}) as Partial<TitleFigures>;
  if (typeof title !== 'string' || !/^[0-9a-f]{24}$/.test(title)) return false;
  if (!isCount(votes, 0) || (rank !== null && !isCount(rank, 1))) return false;
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
    `The figures at place ${wrong} are wrong: title is an id, votes a whole number, average from 1 to 10 or, without votes, null, and rank from 1 or null.`,
  );
}

/** Write what visitors made of titles into the catalogue, and raise its revision. Titles that are not there are left out. */
export async function writeFigures(connection: Connection, figures: readonly TitleFigures[]): Promise<void> {
  const others = await votedTitles(connection);
  const votes = new Map(others.map((one) => [String(one._id), one.votes]));
  for (const { title, average, votes: count } of figures) {
    if (average === null) votes.delete(title);
    else votes.set(title, { count, mean: average });
  }
  const mean = catalogueMean(votes.values()) ?? 0;
  const writes = figures.map(({ title, average, votes: count, rank }) => {
    const rated =
      average === null
        ? {}
        : {
            votes: { count, mean: average, isSample: false },
            rating: bayesianRating({ count, mean: average }, mean),
            ...(rank !== null && { rank }),
          };
    const gone = ['votes', 'rating', 'rank'].filter((field) => !(field in rated));
    const update = {
      ...(Object.keys(rated).length > 0 && { $set: rated }),
      ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((field) => [field, ''])) }),
    };
    return { updateOne: { filter: { _id: new Types.ObjectId(title) }, update } };
  });
  await inBatches(writes, (batch) => connection.collection('titles').bulkWrite(batch, { ordered: false }));
  await raiseRevision(connection);
}
