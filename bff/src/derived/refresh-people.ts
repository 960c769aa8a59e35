import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection, Types } from 'mongoose';
import { creditedCategories } from './credited-categories.js';
import { indexedPerson } from './indexed-person.js';
import { namesakesOf, storeCandidates, type OnNamesakes } from './namesakes.js';

/** How many people are brought up to date at a time. */
const BATCH = 300;

/** The fields of a stored person that depend on other records, and the fields that they depend on. */
export interface StoredPerson {
  _id: Types.ObjectId;
  slug: string;
  name: string;
  nameKey: string;
  country?: string | null;
  roles: string[];
  creditCount: number;
  renown?: number;
  featuredOrder?: number | null;
  facets: string[];
  source?: string | null;
  isProvisional?: boolean | null;
}

/** Which people are brought up to date. */
type PeopleFilter = { source: string } | { isProvisional: true; source: { $ne: string } };

/**
 * Bring all people of a source, or all provisional ones of other sources, up to date with their credits. Of provisional
 * people who share a name one stands in lists and searches, and none where a person of that name is known otherwise; the
 * others stand in the cast alone.
 */
export async function refreshPeople(
  connection: Connection,
  which: PeopleFilter,
  onNamesakes: OnNamesakes = () => undefined,
): Promise<void> {
  const cursor = connection
    .collection('people')
    .find(which, { projection: { _id: 1 } })
    .sort({ _id: 1 });
  const told = new Set<string>();
  const tellOnce: OnNamesakes = (candidates) => {
    if (!told.has(candidates._id)) onNamesakes(candidates);
    told.add(candidates._id);
  };
  let ids: Types.ObjectId[] = [];
  for await (const { _id } of cursor) {
    ids.push(_id);
    if (ids.length < BATCH) continue;
    await refreshBatch(connection, ids, tellOnce);
    ids = [];
  }
  await refreshBatch(connection, ids, tellOnce);
}

/** Bring these people up to date with their credits. */
export async function refreshBatch(
  connection: Connection,
  ids: readonly Types.ObjectId[],
  onNamesakes: OnNamesakes = () => undefined,
): Promise<void> {
  if (ids.length === 0) return;
  const collection = connection.collection<StoredPerson>('people');
  const people = await collection.find({ _id: { $in: [...ids] } }).toArray();
  const categories = await creditedCategories(connection, ids);
  const namesakes = await namesakesOf(connection, people);
  const writes = people.flatMap((person): AnyBulkWriteOperation<StoredPerson>[] => {
    const isCurated = !person.source;
    const { roles, creditCount, renown, facets } = indexedPerson(
      { ...person, roles: isCurated ? person.roles : [] },
      categories.get(person._id.toHexString()) ?? [],
    );
    const isListed = !person.isProvisional || namesakes.get(person.nameKey)?.shown?.equals(person._id);
    const $set = { roles, creditCount, renown, facets: isListed ? facets : [] };
    const isRight = (Object.keys($set) as (keyof typeof $set)[]).every(
      (field) => JSON.stringify(person[field]) === JSON.stringify($set[field]),
    );
    return isRight ? [] : [{ updateOne: { filter: { _id: person._id }, update: { $set } } }];
  });
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
  await storeCandidates(connection, namesakes, onNamesakes);
}
