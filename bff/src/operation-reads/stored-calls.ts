import type { OperationReads } from '@sinima/contracts/operation-reads';
import type { Connection } from 'mongoose';
import type { CallCount } from './call-counts.js';

/** How many pairs of operation and caller are listed. */
const MAX_LISTED = 5_000;

interface StoredCalls {
  readonly _id: string;
  readonly operation: string;
  readonly caller: string;
  readonly calls: number;
  readonly first: Date;
  readonly last: Date;
}

const collectionOf = (connection: Connection) => connection.collection<StoredCalls>('operation_reads');

/** Return the operation of a route as the contract names it: `/api/people/:id` → `GET /api/people/{id}`. */
export function operationOf(route: string): string {
  return `GET ${route.replaceAll(/:(\w+)/g, '{$1}')}`;
}

/** Add counted calls to those that are stored. */
export async function storeCalls(
  connection: Connection,
  counted: readonly CallCount[],
  now: Date,
): Promise<void> {
  if (counted.length === 0) return;
  const writes = counted.map(({ route, caller, calls }) => {
    const operation = operationOf(route);
    return {
      updateOne: {
        filter: { _id: `${operation} ${caller}` },
        update: {
          $inc: { calls },
          $set: { last: now },
          $setOnInsert: { operation, caller, first: now },
        },
        upsert: true,
      },
    };
  });
  await collectionOf(connection).bulkWrite(writes, { ordered: false });
}

/** Return the calls of all operations, those that were called last first. */
export async function storedCalls(connection: Connection): Promise<OperationReads[]> {
  const stored = await collectionOf(connection).find().sort({ last: -1 }).limit(MAX_LISTED).toArray();
  return stored.map(({ operation, caller, calls, first, last }) => ({
    operation,
    caller,
    calls,
    first: first.toISOString(),
    last: last.toISOString(),
  }));
}
