import { bayesianRating, catalogueMean, type Votes } from '@sinima/bff/derived/bayesian-rating';
import { LEAST_VOTES } from '@sinima/contracts/vocabulary';
import type { Db } from 'mongodb';
import { countRatings } from './fill.ts';

interface Figures {
  readonly sum: number;
  readonly count: number;
  readonly open: number;
}

const NO_FIGURES: Figures = { sum: 0, count: 0, open: 0 };

/** Compare the figures of each title, of the part and of the catalogue, with a count of the ratings. @returns what differs */
export async function wrongFigures(db: Db): Promise<string[]> {
  const counted = await countRatings(db);
  const wrong: string[] = [];
  const figures = await db.collection<Figures>('members_figures').find().toArray();
  const own = new Map(figures.map((one) => [String(one._id), one]));
  const titles = await db
    .collection('titles')
    .find({}, { projection: { slug: 1, votes: 1, rating: 1 } })
    .toArray();
  const votesOf = new Map<string, Votes>(
    [...counted].map(([id, { sum, count }]) => [id, { count, mean: sum / 2 / count }]),
  );
  const meanOfAll = catalogueMean(votesOf.values()) ?? 0;
  for (const { _id, slug, votes, rating } of titles) {
    const id = String(_id);
    const right = votesOf.get(id);
    const { sum, count, open } = own.get(id) ?? NO_FIGURES;
    const { sum: rightSum, count: rightCount } = counted.get(id) ?? { sum: 0, count: 0 };
    if (sum !== rightSum || count !== rightCount || open !== 0) {
      wrong.push(`${slug}: the part has ${sum}/${count} (${open} open), right is ${rightSum}/${rightCount}`);
    }
    if (votes?.count !== right?.count || votes?.mean !== right?.mean) {
      wrong.push(`${slug}: the catalogue has ${JSON.stringify(votes)}, right is ${JSON.stringify(right)}`);
    }
    const isRated = right !== undefined && right.count >= LEAST_VOTES;
    const rightRating = isRated ? bayesianRating(right, meanOfAll) : undefined;
    const isRight =
      rightRating === undefined ? rating === undefined : Math.abs(rating - rightRating) <= 0.000_501;
    if (!isRight) wrong.push(`${slug}: the rating is ${rating}, right is ${rightRating}`);
  }
  return wrong;
}
