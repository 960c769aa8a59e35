import type { FastifyInstance } from 'fastify';

/** How often it is stored, in ms. */
const STORED_MS = 30_000;

/**
 * Store what is counted in memory twice a minute and when the server closes. Returns what stores it at once, which never
 * rejects.
 */
export function storeNowAndThen(
  server: FastifyInstance,
  store: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stored = (): Promise<void> => store().catch(onError);
  const timer = setInterval(() => void stored(), STORED_MS).unref();
  server.addHook('preClose', async () => {
    clearInterval(timer);
    await stored();
  });
  return stored;
}
