/** Members, ratings and reviews as many as a large site has, written into the database at once. */
import { randomOf } from '@sinima/seeded-random';
import { ObjectId, type Db } from 'mongodb';

/** How many are written. */
export interface Amounts {
  readonly members: number;
  readonly ratings: number;
  readonly reviews: number;
}

/** Documents of one write. */
const BATCH = 2_000;

const DAY_MS = 86_400_000;

async function insert(db: Db, collection: string, count: number, make: () => object): Promise<void> {
  for (let at = 0; at < count; at += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - at) }, make);
    await db.collection(collection).insertMany(batch, { ordered: false });
  }
}

/**
 * Write them, the same ones each time. Few titles have most ratings, as on any site. Figures are left out: `setFigures`.
 */
export async function fillMembers(db: Db, { members, ratings, reviews }: Amounts): Promise<void> {
  const random = randomOf('members');
  const titles = await db
    .collection('titles')
    .find({}, { projection: { _id: 1 } })
    .sort({ slug: 1 })
    .toArray();
  const ids = Array.from({ length: members }, () => new ObjectId());
  let member = -1;
  await insert(db, 'members_accounts', members, () => {
    member += 1;
    return { _id: ids[member], handle: `member-${member}`, displayName: `Member ${member}`, isPublic: true };
  });

  /** Pairs of member and title, each once: a member goes on where it stopped. */
  const seen = new Map<ObjectId, Set<number>>();
  const pair = (): { memberId: ObjectId; titleId: ObjectId } => {
    for (;;) {
      const memberId = ids[Math.floor(random() * members)]!;
      const place = Math.floor(random() ** 2 * titles.length);
      const places = seen.get(memberId) ?? new Set<number>();
      seen.set(memberId, places);
      if (places.has(place)) continue;
      places.add(place);
      return { memberId, titleId: titles[place]!._id };
    }
  };
  const day = (): Date => new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 300) * DAY_MS);
  await insert(db, 'members_ratings', ratings, () => ({
    ...pair(),
    halfSteps: 2 + Math.floor(random() * 19),
    ratedAt: day(),
  }));
  seen.clear();
  await insert(db, 'members_reviews', reviews, () => {
    const createdAt = day();
    return {
      ...pair(),
      text: `It holds from the first minute to the last. ${Math.floor(random() * 1e9)}`,
      hasSpoilers: false,
      textKey: new ObjectId(),
      createdAt,
      history: [],
      likes: Math.floor(random() ** 8 * 500),
      visibleFrom: createdAt,
      isRemoved: false,
      version: 0,
    };
  });
}

/** The votes of a title, as they are in the ratings themselves. */
export interface Counted {
  sum: number;
  count: number;
}

/** Count the ratings of each title, by its id. */
export async function countRatings(db: Db): Promise<Map<string, Counted>> {
  const counted = new Map<string, Counted>();
  const all = db
    .collection('members_ratings')
    .find({}, { projection: { titleId: 1, halfSteps: 1, isDiscounted: 1 } });
  for await (const { titleId, halfSteps, isDiscounted } of all) {
    if (isDiscounted) continue;
    const key = String(titleId);
    const votes = counted.get(key) ?? { sum: 0, count: 0 };
    votes.sum += halfSteps as number;
    votes.count += 1;
    counted.set(key, votes);
  }
  return counted;
}

/** Let figures be what the ratings say, as if each rating had been given by a call. */
export async function setFigures(db: Db, counted: ReadonlyMap<string, Counted>): Promise<void> {
  const figures = [...counted].map(([id, { sum, count }]) => ({
    _id: new ObjectId(id),
    sum,
    count,
    open: 0,
    version: count,
    recounts: 0,
    changedAt: new Date(0),
    isTold: false,
  }));
  await db.collection<{ _id: ObjectId }>('members_figures').insertMany(figures);
}
