import type { Connection, Types } from 'mongoose';
import type { CreditRecord } from '@sinima/bff/credits/credit.schema';
import type { PersonRecord } from '@sinima/bff/people/person.schema';

/** The names of the directors of these titles, by the titles' ids. */
export async function directorsOf(
  connection: Connection,
  titles: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, string[]>> {
  const names = new Map<string, string[]>();
  if (titles.length === 0) return names;
  const credits = await connection
    .collection<CreditRecord>('credits')
    .find({ titleId: { $in: titles }, roleCategory: 'DIRECTOR' })
    .toArray();
  const people = await connection
    .collection<PersonRecord>('people')
    .find({ _id: { $in: credits.map(({ personId }) => personId) } }, { projection: { name: 1 } })
    .toArray();
  const nameOf = new Map(people.map(({ _id, name }) => [_id.toHexString(), name]));
  for (const { titleId, personId } of credits) {
    const name = nameOf.get(personId.toHexString());
    const key = titleId.toHexString();
    if (name !== undefined) names.set(key, [...(names.get(key) ?? []), name]);
  }
  return names;
}
