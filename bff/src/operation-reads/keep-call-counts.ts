import { OPERATION_READS_PATH } from '@sinima/contracts/operation-reads';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { storeNowAndThen } from '../database/store-now-and-then.js';
import type { CallCounts } from './call-counts.js';
import { storeCalls, storedCalls } from './stored-calls.js';

/** Store counts from time to time and when the server closes, and answer what is stored to operators. */
export function keepCallCounts(
  server: FastifyInstance,
  counts: CallCounts,
  connection: Connection,
  logger: Pick<Logger, 'warn'>,
): void {
  const store = storeNowAndThen(
    server,
    () => storeCalls(connection, counts.take(), new Date()),
    (err) => logger.warn({ err }, 'the calls of the last half minute are not counted: the database refused'),
  );
  server.get(OPERATION_READS_PATH, async (_request, reply) => {
    await store();
    return reply.header('Cache-Control', 'no-store').send(await storedCalls(connection));
  });
}
