/** The store of releases in development, served by `npm run dev` on the developer's machine. Read only. */
import type { ObjectStore, StoredObject } from '@sinima/releases/object-store';
import { ReleaseError } from '@sinima/releases/release-error';
import type { FastifyInstance } from 'fastify';

const PREFIX = '/__dev/store/';

/** How long the machine may take to answer, in milliseconds. */
const DEADLINE_MS = 2_000;

/** Let other servers on this machine read a store. */
export function serveStore(server: FastifyInstance, store: ObjectStore): void {
  server.get<{ Params: { '*': string } }>(`${PREFIX}*`, async (request, reply) => {
    const found = await store.read(request.params['*']).catch(() => undefined);
    if (!found) return reply.code(404).send();
    return reply.header('Cache-Control', 'no-store').type('application/octet-stream').send(found.bytes);
  });
}

/** Open the store that a server serves with `serveStore`. */
export function openMachineStore(origin: string): ObjectStore {
  const readOnly = (): Promise<never> =>
    Promise.reject(new ReleaseError(`The store of ${origin} is changed on that machine alone.`));

  async function read(key: string): Promise<StoredObject | undefined> {
    const address = new URL(PREFIX + key, origin);
    const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => {
      throw new ReleaseError(`${origin} does not answer. Start it there: npm run dev -- <remote>`);
    });
    if (!response.ok) return undefined;
    return { bytes: Buffer.from(await response.arrayBuffer()), etag: '' };
  }

  return {
    location: origin,
    read,
    readIfChanged: read,
    write: readOnly,
    list: async () => [],
    delete: readOnly,
  };
}
