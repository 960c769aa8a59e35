import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection, Types } from 'mongoose';
import type { StoredPerson } from './refresh-people.js';

/** People of one name who may be the same, kept until an operator says so. */
export interface PersonCandidates {
  /** The folded name. */
  _id: string;
  name: string;
  people: Types.ObjectId[];
}

/** Called for each name that several people have. */
export type OnNamesakes = (candidates: PersonCandidates) => void;

/** Everybody of one name. */
export interface Namesakes extends PersonCandidates {
  /** The one of them in lists, beside people with more than a name; else lists would name one person many times. */
  shown: Types.ObjectId | undefined;
}

/** Find everybody who has the name of one of these people, by folded name. */
export async function namesakesOf(
  connection: Connection,
  people: readonly StoredPerson[],
): Promise<Map<string, Namesakes>> {
  const found = await connection
    .collection<StoredPerson>('people')
    .find(
      { nameKey: { $in: people.map(({ nameKey }) => nameKey) } },
      { projection: { name: 1, nameKey: 1, slug: 1, source: 1, isProvisional: 1 } },
    )
    .toArray();
  const groups = new Map<string, StoredPerson[]>();
  for (const person of found) {
    if (person.source === 'synthetic') continue;
    groups.set(person.nameKey, [...(groups.get(person.nameKey) ?? []), person]);
  }
  return new Map([...groups].map(([nameKey, group]) => [nameKey, namesakes(nameKey, group)]));
}

/** Order people of one name: the shortest slug is that of the name alone. */
function namesakes(nameKey: string, group: StoredPerson[]): Namesakes {
  const people = group.sort((a, b) => a.slug.length - b.slug.length || (a.slug < b.slug ? -1 : 1));
  return {
    _id: nameKey,
    name: people[0]!.name,
    people: people.map(({ _id }) => _id),
    shown: people.every(({ isProvisional }) => isProvisional) ? people[0]!._id : undefined,
  };
}

/** Store for the operator which names several people have, and forget those that one has. */
export async function storeCandidates(
  connection: Connection,
  namesakes: ReadonlyMap<string, Namesakes>,
  onNamesakes: OnNamesakes,
): Promise<void> {
  const groups = [...namesakes.values()];
  const collection = connection.collection<PersonCandidates>('person_candidates');
  const stored = await collection.find({ _id: { $in: groups.map(({ _id }) => _id) } }).toArray();
  const storedPeople = new Map(stored.map(({ _id, people }) => [_id, String(people)]));
  const writes = groups.flatMap(({ _id, name, people }): AnyBulkWriteOperation<PersonCandidates>[] => {
    if (people.length < 2) return storedPeople.has(_id) ? [{ deleteOne: { filter: { _id } } }] : [];
    if (storedPeople.get(_id) === String(people)) return [];
    return [{ replaceOne: { filter: { _id }, replacement: { name, people }, upsert: true } }];
  });
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
  for (const group of groups) {
    if (group.people.length > 1) onNamesakes(group);
  }
}
