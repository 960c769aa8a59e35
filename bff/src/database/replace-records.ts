import type { Collection, Connection, Types } from 'mongoose';

/** How many documents one write holds. */
const BATCH = 500;

interface SeedRecord {
  readonly _id: Types.ObjectId;
}

/**
 * Put the records of a seed, which this hash tells from others, into a collection: those of another seed are replaced
 * or deleted, and documents from elsewhere stay.
 */
export async function replaceRecords(
  connection: Connection,
  name: string,
  records: readonly SeedRecord[],
  seed: string,
): Promise<void> {
  const collection = connection.collection(name);
  await freeSlugs(collection, records);
  const writes = records.map((record) => ({
    replaceOne: { filter: { _id: record._id }, replacement: { ...record, seed }, upsert: true },
  }));
  for (let start = 0; start < writes.length; start += BATCH) {
    await collection.bulkWrite(writes.slice(start, start + BATCH), { ordered: false });
  }
  await collection.deleteMany({ seed: { $exists: true, $ne: seed } });
}

/** Let documents from elsewhere give way where they have a slug that the seed wants. */
export async function freeSlugs(collection: Collection, records: readonly SeedRecord[]): Promise<void> {
  const wanted = new Map(
    records.flatMap((record) =>
      'slug' in record && typeof record.slug === 'string' ? [[record.slug, String(record._id)] as const] : [],
    ),
  );
  const holders = collection.find({ slug: { $in: [...wanted.keys()] } }, { projection: { slug: 1 } });
  for (const { _id, slug } of await holders.toArray()) {
    const id = String(_id);
    if (wanted.get(slug as string) === id) continue;
    await collection.updateOne({ _id }, { $set: { slug: `${slug as string}-${id.slice(0, 8)}` } });
  }
}
