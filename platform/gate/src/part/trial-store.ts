/** The store that parts are tried on: empty but for the records that a release brings. */
import { startEmbeddedEngine } from '@sinima/embedded-mongo/start-embedded-engine';
import { BSON, MongoClient } from 'mongodb';
import type { PartToTry } from './part-to-try.ts';

export interface TrialStore {
  readonly uri: string;
  /** Put the records that a release brings in the place of those with their ids. */
  load(part: PartToTry): Promise<void>;
  close(): Promise<void>;
}

/** Start a store of its own. */
export async function openTrialStore(): Promise<TrialStore> {
  const engine = await startEmbeddedEngine();
  const address = new URL(engine.uri);
  address.pathname = '/trial';
  const uri = address.href;
  const client = new MongoClient(uri);
  return {
    uri,
    async load({ api, read }) {
      if (api.records === undefined) return;
      const text = (await read(api.records)).toString();
      const records = BSON.EJSON.parse(text) as Readonly<Record<string, readonly BSON.Document[]>>;
      for (const [collection, all] of Object.entries(records)) {
        if (all.length === 0) continue;
        const replacements = all.map((replacement) => ({
          replaceOne: { filter: { _id: replacement._id as BSON.ObjectId }, replacement, upsert: true },
        }));
        await client.db().collection(collection).bulkWrite(replacements, { ordered: false });
      }
    },
    async close() {
      await client.close();
      await engine.stop();
    },
  };
}
