import type { Connection } from 'mongoose';
import { refreshDerived } from '@sinima/bff/derived/refresh-derived';
import { ImportError } from './import-error.ts';
import type { PersonMerge } from '@sinima/bff/derived/merged-people';
import type { PersonCandidates } from '@sinima/bff/derived/namesakes';
import { refreshBatch, type StoredPerson } from '@sinima/bff/derived/refresh-people';

/**
 * Make of several people one, because an operator says that they are: credits go to the first, whose record stays, the
 * others are deleted. Later imports remember it.
 *
 * @throws ImportError where somebody is not there, or comes from no import
 */
export async function mergePeople(
  connection: Connection,
  keepSlug: string,
  otherSlugs: readonly string[],
): Promise<void> {
  const keep = await personOf(connection, keepSlug);
  const others = await Promise.all(otherSlugs.map((slug) => personOf(connection, slug)));
  for (const { _id, slug, source } of others) {
    if (_id.equals(keep._id)) throw new ImportError(`${slug} cannot be merged into itself.`);
    if (!source || source === 'synthetic')
      throw new ImportError(`${slug} comes from no import; name the person to keep first.`);
  }
  const merges = connection.collection<PersonMerge>('person_merges');
  for (const { _id } of others) {
    await merges.replaceOne({ _id }, { into: keep._id }, { upsert: true });
    await merges.updateMany({ into: _id }, { $set: { into: keep._id } });
  }
  await completeMerges(connection);
  await refreshDerived(connection);
}

/**
 * Carries out what was decided: moves credits, deletes merged people. A person that others were merged into is more than a name
 * from then on. Does nothing when all is done.
 */
export async function completeMerges(connection: Connection): Promise<void> {
  const people = connection.collection('people');
  const names: string[] = [];
  for await (const { _id, into } of connection.collection<PersonMerge>('person_merges').find()) {
    const gone = await people.findOne({ _id }, { projection: { nameKey: 1 } });
    if (!gone) continue;
    await connection.collection('credits').updateMany({ personId: _id }, { $set: { personId: into } });
    await people.updateOne({ _id: into, isProvisional: true }, { $set: { isProvisional: false } });
    await people.deleteOne({ _id });
    names.push(gone.nameKey as string);
    await refreshBatch(connection, [into]);
  }
  const left = await people.find({ nameKey: { $in: names } }, { projection: { _id: 1 } }).toArray();
  await connection.collection<PersonCandidates>('person_candidates').deleteMany({ _id: { $in: names } });
  await refreshBatch(
    connection,
    left.map(({ _id }) => _id),
  );
}

async function personOf(connection: Connection, slug: string): Promise<StoredPerson> {
  const person = await connection.collection<StoredPerson>('people').findOne({ slug });
  if (!person) throw new ImportError(`There is no person "${slug}".`);
  return person;
}
