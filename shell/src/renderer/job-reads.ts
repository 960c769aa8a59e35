/** The reads of the API in a renderer: each goes to the front, for the job that it belongs to. */
import type { ReadAnswer } from '@sinima/renderers/renderer-pool';
import { configureApi, createQueryClient } from '@sinima/runtime/host';
import type { QueryClient } from '@tanstack/react-query';

/** The paths whose answers were parsed into these objects. */
const paths = new WeakMap<object, string>();

/** Return the path that was read for an object, where it is the answer as it came. */
export function pathOfAnswer(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? paths.get(value) : undefined;
}

function parsed(body: string, path: string): unknown {
  const value: unknown = JSON.parse(body);
  if (typeof value === 'object' && value !== null) paths.set(value, path);
  return value;
}

/** Read the API through the front. */
export type Read = (path: string) => Promise<ReadAnswer>;

/** Of the jobs under way, the latest last. */
const reads = new Map<QueryClient, Read>();

/** Do a job with a query client of its own, whose reads go this way. */
export async function withClient<T>(read: Read, job: (client: QueryClient) => Promise<T>): Promise<T> {
  const client = createQueryClient();
  reads.set(client, read);
  try {
    return await job(client);
  } finally {
    reads.delete(client);
  }
}

/**
 * Return how a client reads. A read that does not say for which client it is (a query that calls another's function)
 * goes with the latest job: all jobs of a renderer are of one remote, and read what anybody may.
 */
function readOf(client: QueryClient | undefined): Read | undefined {
  return client ? reads.get(client) : [...reads.values()].at(-1);
}

/** Send what remotes read with the runtime to the front. */
export function readThroughJobs(): void {
  configureApi(async (path, { client }) => {
    const read = readOf(client);
    if (!read) throw new Error(`${path} is read for no page.`);
    const { status, headers, body } = await read(path);
    return {
      ok: status >= 200 && status < 300,
      status,
      statusText: '',
      headers: { get: (name) => headers[name.toLowerCase()] ?? null },
      text: async () => body,
      json: async () => parsed(body, path),
    };
  });
}
