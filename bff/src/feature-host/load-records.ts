import { createHash } from 'node:crypto';
import type { Catalogue } from '@sinima/data/catalogue';
import type { Connection } from 'mongoose';
import { raiseRevision } from '../database/catalogue-revision.js';
import { replaceRecords } from '../database/replace-records.js';
import type { ApiFeature } from '../extension/api-feature.js';

/** Put the records that a feature brings into its collections, unless the same ones are there. */
export async function loadRecords(
  { name, records }: Pick<ApiFeature, 'name' | 'records'>,
  { whole, own, catalogue }: { whole: Connection; own: Connection; catalogue: Catalogue },
): Promise<void> {
  const byCollection = records?.(catalogue);
  if (!byCollection) return;
  const hash = createHash('sha256').update(JSON.stringify(byCollection)).digest('hex');
  const meta = whole.collection<{ _id: string; hash: string; loadedAt: Date }>('meta');
  const _id = `seed:${name}`;
  const present = await meta.findOne({ _id });
  if (present?.hash === hash) return;
  for (const [collection, brought] of Object.entries(byCollection)) {
    await replaceRecords(own, collection, brought, hash);
  }
  await meta.replaceOne({ _id }, { hash, loadedAt: new Date() }, { upsert: true });
  await raiseRevision(whole);
}
