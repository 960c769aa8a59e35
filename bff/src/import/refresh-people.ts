import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection, Types } from 'mongoose';
import type { CreditRecord } from '../credits/credit.schema.js';
import type { RoleCategory } from '../credits/department.js';
import { indexedPerson } from '../people/indexed-person.js';
import type { PersonRecord } from '../people/person.schema.js';

/** How many people are brought up to date at a time. */
const BATCH = 300;

/** A person from a source, as they are stored. */
export interface SourcedPerson extends PersonRecord {
  source: string;
  sourceId: string;
  isProvisional: boolean;
}

/** People of one name who may be the same, kept until an operator says so. */
export interface PersonCandidates {
  /** The folded name. */
  _id: string;
  name: string;
  people: Types.ObjectId[];
}

/** Called for each name that several people have. */
export type OnNamesakes = (candidates: PersonCandidates) => void;

/**
 * Brings all people of a source up to date with their credits. A provisional person who has a namesake is found by a
 * search and stands in the cast, but not in lists, which would name the same person many times over otherwise.
 */
export async function refreshPeople(
  connection: Connection,
  source: string,
  onNamesakes: OnNamesakes = () => undefined,
): Promise<void> {
  const cursor = connection
    .collection('people')
    .find({ source }, { projection: { _id: 1 } })
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

/** Brings these people up to date with their credits. */
export async function refreshBatch(
  connection: Connection,
  ids: readonly Types.ObjectId[],
  onNamesakes: OnNamesakes = () => undefined,
): Promise<void> {
  if (ids.length === 0) return;
  const collection = connection.collection('people');
  const people = (await collection.find({ _id: { $in: [...ids] } }).toArray()) as unknown as SourcedPerson[];
  const categories = await creditsOf(connection, ids);
  const namesakes = await namesakesOf(connection, people);
  const writes = people.flatMap((person): AnyBulkWriteOperation[] => {
    const isCurated = !person.source;
    const { roles, creditCount, facets } = indexedPerson(
      { ...person, roles: isCurated ? person.roles : [] },
      categories.get(person._id.toHexString()) ?? [],
    );
    const isListed = !person.isProvisional || (namesakes.get(person.nameKey)?.people.length ?? 0) < 2;
    const $set = { roles, creditCount, facets: isListed ? facets : [] };
    const isRight = (Object.keys($set) as (keyof typeof $set)[]).every(
      (field) => JSON.stringify(person[field]) === JSON.stringify($set[field]),
    );
    return isRight ? [] : [{ updateOne: { filter: { _id: person._id }, update: { $set } } }];
  });
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
  await keepCandidates(connection, namesakes, onNamesakes);
}

async function creditsOf(
  connection: Connection,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, RoleCategory[]>> {
  const credits = (await connection
    .collection('credits')
    .find({ personId: { $in: [...ids] } }, { projection: { personId: 1, roleCategory: 1 } })
    .toArray()) as unknown as CreditRecord[];
  const categories = new Map<string, RoleCategory[]>();
  for (const { personId, roleCategory } of credits.sort((a, b) => (String(a._id) < String(b._id) ? -1 : 1))) {
    const key = personId.toHexString();
    categories.set(key, [...(categories.get(key) ?? []), roleCategory]);
  }
  return categories;
}

/** Everybody who has the name of one of these people, by name. */
async function namesakesOf(
  connection: Connection,
  people: readonly SourcedPerson[],
): Promise<Map<string, PersonCandidates>> {
  const found = (await connection
    .collection('people')
    .find(
      { nameKey: { $in: people.map(({ nameKey }) => nameKey) } },
      { projection: { name: 1, nameKey: 1, source: 1 } },
    )
    .toArray()) as unknown as SourcedPerson[];
  const byName = new Map<string, PersonCandidates>();
  for (const { _id, name, nameKey, source } of found.sort((a, b) =>
    String(a._id) < String(b._id) ? -1 : 1,
  )) {
    if (source === 'synthetic') continue;
    const group = byName.get(nameKey) ?? { _id: nameKey, name, people: [] };
    group.people.push(_id);
    byName.set(nameKey, group);
  }
  return byName;
}

async function keepCandidates(
  connection: Connection,
  namesakes: ReadonlyMap<string, PersonCandidates>,
  onNamesakes: OnNamesakes,
): Promise<void> {
  const groups = [...namesakes.values()];
  const collection = connection.collection<PersonCandidates>('person_candidates');
  const kept = await collection.find({ _id: { $in: groups.map(({ _id }) => _id) } }).toArray();
  const keptPeople = new Map(kept.map(({ _id, people }) => [_id, String(people)]));
  for (const group of groups) {
    const { _id, ...rest } = group;
    if (group.people.length < 2) {
      if (keptPeople.has(_id)) await collection.deleteOne({ _id });
    } else {
      if (keptPeople.get(_id) !== String(group.people))
        await collection.replaceOne({ _id }, rest, { upsert: true });
      onNamesakes(group);
    }
  }
}
