import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection, Types } from 'mongoose';
import type { CreditRecord } from '../credits/credit.schema.js';
import type { RoleCategory } from '@sinima/contracts/vocabulary';
import { indexedPerson } from './indexed-person.js';
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

/** Which people are brought up to date. */
type PeopleFilter = { source: string } | { isProvisional: true; source: { $ne: string } };

/** Everybody of one name. */
interface Namesakes extends PersonCandidates {
  /** Who of them stands in lists, beside those who are more than a name; else lists would name one person many times. */
  shown: Types.ObjectId | undefined;
}

/**
 * Brings all people of a source, or all provisional ones of other sources, up to date with their credits. Of provisional people who share a name one stands in
 * lists and searches, and none where a person of that name is known otherwise; the others stand in the cast alone.
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
    const isListed = !person.isProvisional || namesakes.get(person.nameKey)?.shown?.equals(person._id);
    const $set = { roles, creditCount, facets: isListed ? facets : [] };
    const isRight = (Object.keys($set) as (keyof typeof $set)[]).every(
      (field) => JSON.stringify(person[field]) === JSON.stringify($set[field]),
    );
    return isRight ? [] : [{ updateOne: { filter: { _id: person._id }, update: { $set } } }];
  });
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
  await keepCandidates(connection, namesakes, onNamesakes);
}

/** The category of each credit of these people, those first in which a person has most. */
async function creditsOf(
  connection: Connection,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, RoleCategory[]>> {
  const credits = (await connection
    .collection('credits')
    .find({ personId: { $in: [...ids] } }, { projection: { personId: 1, roleCategory: 1 } })
    .toArray()) as unknown as CreditRecord[];
  const categories = new Map<string, RoleCategory[]>();
  for (const { personId, roleCategory } of credits) {
    const key = personId.toHexString();
    categories.set(key, [...(categories.get(key) ?? []), roleCategory]);
  }
  return new Map([...categories].map(([key, all]) => [key, mostFrequentFirst(all)]));
}

function mostFrequentFirst(categories: readonly RoleCategory[]): RoleCategory[] {
  const times = (category: RoleCategory): number => categories.filter((other) => other === category).length;
  return [...categories].sort((a, b) => times(b) - times(a) || (a < b ? -1 : 1));
}

/** Everybody who has the name of one of these people, by name. */
async function namesakesOf(
  connection: Connection,
  people: readonly SourcedPerson[],
): Promise<Map<string, Namesakes>> {
  const found = (await connection
    .collection('people')
    .find(
      { nameKey: { $in: people.map(({ nameKey }) => nameKey) } },
      { projection: { name: 1, nameKey: 1, slug: 1, source: 1, isProvisional: 1 } },
    )
    .toArray()) as unknown as SourcedPerson[];
  const groups = new Map<string, SourcedPerson[]>();
  for (const person of found) {
    if (person.source === 'synthetic') continue;
    groups.set(person.nameKey, [...(groups.get(person.nameKey) ?? []), person]);
  }
  return new Map([...groups].map(([nameKey, group]) => [nameKey, namesakes(nameKey, group)]));
}

/** The shortest slug is that of the name alone. */
function namesakes(nameKey: string, group: SourcedPerson[]): Namesakes {
  const people = group.sort((a, b) => a.slug.length - b.slug.length || (a.slug < b.slug ? -1 : 1));
  return {
    _id: nameKey,
    name: people[0]!.name,
    people: people.map(({ _id }) => _id),
    shown: people.every(({ isProvisional }) => isProvisional) ? people[0]!._id : undefined,
  };
}

async function keepCandidates(
  connection: Connection,
  namesakes: ReadonlyMap<string, Namesakes>,
  onNamesakes: OnNamesakes,
): Promise<void> {
  const groups = [...namesakes.values()];
  const collection = connection.collection<PersonCandidates>('person_candidates');
  const kept = await collection.find({ _id: { $in: groups.map(({ _id }) => _id) } }).toArray();
  const keptPeople = new Map(kept.map(({ _id, people }) => [_id, String(people)]));
  const writes = groups.flatMap(({ _id, name, people }): AnyBulkWriteOperation<PersonCandidates>[] => {
    if (people.length < 2) return keptPeople.has(_id) ? [{ deleteOne: { filter: { _id } } }] : [];
    if (keptPeople.get(_id) === String(people)) return [];
    return [{ replaceOne: { filter: { _id }, replacement: { name, people }, upsert: true } }];
  });
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
  for (const group of groups) {
    if (group.people.length > 1) onNamesakes(group);
  }
}
