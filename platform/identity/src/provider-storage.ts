import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** How many sign-ins under way, codes, tokens and sessions are kept; the oldest give way. */
const MAX_RECORDS = 50_000;

/**
 * Where the provider keeps what lasts for minutes: in memory. Its own adapter is for trying: a thousand records, after which
 * sign-ins of others are lost. Only what a code flow needs is here.
 */
export function providerStorage(): (model: string) => Adapter {
  const records = new LRUCache<string, AdapterPayload>({ max: MAX_RECORDS });
  const inGrant = (grantId: string): string[] =>
    [...records.entries()].flatMap(([key, { grantId: its }]) => (its === grantId ? [key] : []));
  return (model) => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const find = async (id: string): Promise<AdapterPayload | undefined> => records.get(keyOf(id));
    return {
      find,
      findByUid: async (uid) =>
        [...records.entries()].find(([key, it]) => key.startsWith(`${model}:`) && it.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      upsert: async (id, payload, expiresIn) =>
        void records.set(keyOf(id), payload, expiresIn ? { ttl: expiresIn * 1000 } : {}),
      destroy: async (id) => void records.delete(keyOf(id)),
      consume: async (id) => {
        const record = records.get(keyOf(id));
        if (record) record.consumed = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async (grantId) => {
        for (const key of inGrant(grantId)) records.delete(key);
      },
    };
  };
}
