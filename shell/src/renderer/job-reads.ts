/** The reads of the API in a renderer: each goes to the front, for the job that it belongs to. */
import type { ReadAnswer } from '@sinima/renderers/renderer-pool';
import { configureApi, createQueryClient } from '@sinima/runtime/host';
import type { QueryClient } from '@tanstack/react-query';

/** Read the API through the front. */
export type Read = (path: string) => Promise<ReadAnswer>;

const reads = new WeakMap<QueryClient, Read>();

/** Make the query client of one job. */
export function jobClient(read: Read): QueryClient {
  const client = createQueryClient();
  reads.set(client, read);
  return client;
}

/** Send what remotes read with the runtime to the front. */
export function readThroughJobs(): void {
  configureApi(async (path, { client }) => {
    const read = client && reads.get(client);
    if (!read) throw new Error(`${path} is read for no page.`);
    const { status, headers, body } = await read(path);
    return {
      ok: status >= 200 && status < 300,
      status,
      statusText: '',
      headers: { get: (name) => headers[name.toLowerCase()] ?? null },
      text: async () => body,
      json: async () => JSON.parse(body) as unknown,
    };
  });
}
