import { OPERATION_READS_PATH } from '@sinima/contracts/operation-reads';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { CallCounts } from './call-counts.js';
import { storeCalls, storedCalls } from './stored-calls.js';

/** How often counts are stored, in ms. */
const STORED_MS = 30_000;

/** Store counts from time to time and when the server closes, and answer what is stored to operators. */
export function keepCallCounts(
  server: FastifyInstance,
  counts: CallCounts,
  connection: Connection,
  logger: Pick<Logger, 'warn'>,
): void {
  const store = async (): Promise<void> => {
    await storeCalls(connection, counts.take(), new Date()).catch((error: unknown) => {
      logger.warn({ err: error }, 'the calls of the last half minute are not counted: the database refused');
    });
  };
  const timer = setInterval(() => void store(), STORED_MS).unref();
  server.addHook('preClose', async () => {
    clearInterval(timer);
    await store();
  });
  server.get(OPERATION_READS_PATH, async (_request, reply) => {
    await store();
    return reply.header('Cache-Control', 'no-store').send(await storedCalls(connection));
  });
}
